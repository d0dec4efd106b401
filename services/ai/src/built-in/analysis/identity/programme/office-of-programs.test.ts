import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { isOfficeOfPrograms } from './office-of-programs.ts';

it.each([
  'Office of Sponsored Programs',
  'Office of Research and Sponsored Programs',
  'the Division of Community Programs',
  'Office of Grants and Contracts',
  'Office of Sponsored Programs and Research Administration',
])('runs programmes: %s', (name) => {
  expect(isOfficeOfPrograms(name)).toBe(true);
});

it.each(['Office of the Arts Grant Program', 'Home Office Fund', 'Sponsored Programs Seed Grant'])(
  'is one: %s',
  (name) => {
    expect(isOfficeOfPrograms(name)).toBe(false);
  },
);

it('leaves the name to what an application is for', () => {
  const paper =
    '# Proposal Submission\nProposals are due by May 3, 2027. They need no review in the Office of Sponsored Programs.\nPlease upload your Spark Grant application as one file. The Office of Sponsored Programs helps.';
  expect(programmeName(readGuidelines(readingOf('html', 'Guidelines', paper), '2026-09-01'))).toBe(
    'Spark Grant',
  );
});
