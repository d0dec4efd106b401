import { expect, it } from 'vitest';
import { fromLongTexts } from './from-long-text.ts';

const wording = { ownNames: [], names: new Set<string>(), namesInText: new Set<string>() };
const told = (additionalInfo: string) =>
  fromLongTexts({ name: 'Alder Growers', additionalInfo }, [], wording);

it('bullets of which most are notes stay one list', () => {
  const said = told(
    '- used kiln (2019, quote from the dealer) 2,400\n- clay for a year 310\n- shelf and scale 215\n- glaze, two buckets 96',
  );
  expect(new Set(said.map(({ series }) => series?.key)).size).toBe(1);
  expect(said.every(({ series }) => series)).toBe(true);
});

it('bullets that are sentences are sentences', () => {
  const said = told(
    '- We mend roofs in the winter.\n- Ida Quill leads the crew.\n- Nobody pays for the work.',
  );
  expect(said.every(({ series }) => series === undefined)).toBe(true);
});
