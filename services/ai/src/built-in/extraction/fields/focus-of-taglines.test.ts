import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { focusOfTaglines } from './focus-of-taglines.ts';

const focusIn = (text: string): string | undefined =>
  focusOfTaglines(paperOf(paperFrom('page', 'html', text)), ['Harbor Smiles'])[0]?.value;

it('reads what stands below the name in the head of a page', () => {
  expect(
    focusIn(`Harbor Smiles
    Providing free dental care and dentures to adults without insurance since 1998.`),
  ).toBe('Free dental care and dentures to adults without insurance');
});

it('reads nothing below another line', () => {
  expect(
    focusIn(`Our sponsor
    Providing roofs and gutters to homes and barns of every size.`),
  ).toBeUndefined();
});
