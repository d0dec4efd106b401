import { expect, it } from 'vitest';
import { draftMaterial } from '../testing/draft-material.ts';
import { writeRequestSentence } from './summary-opening.ts';

it.each([
  ['Heron Foundation', 'the Heron Foundation'],
  ['The Heron Foundation', 'the Heron Foundation'],
  ['Department of Parks', 'the Department of Parks'],
  ['Heron University', 'Heron University'],
  [undefined, 'the River Awards'],
])('names the funder of the request, or else the program: %s', (funder, words) => {
  const { details, ...material } = draftMaterial([], { grantProgram: 'River Awards' });
  const applying = {
    ...material,
    ...(details && { details: { ...details, ...(funder && { funder }) } }),
  };
  expect(writeRequestSentence(applying, '$72,000')).toBe(
    `Harbor Street Food Bank requests $72,000 from ${words}.`,
  );
});
