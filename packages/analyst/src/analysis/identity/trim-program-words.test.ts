import { expect, it } from 'vitest';
import { trimProgramWords } from './trim-program-words.ts';

const names = ['The Heron Foundation', 'Heron County Schools', 'Heron University', 'Garden'];

it.each([
  ['Heron Foundation Travel', 'Heron Foundation'],
  ['The Heron Foundation Community', 'The Heron Foundation'],
  ['Heron County Schools Foundation', 'Heron County Schools Foundation'],
  ['Heron Foundation for Birds', 'Heron Foundation for Birds'],
  ['Plover Council Major Grant', 'Plover Council Major Grant'],
  ['Garden', 'Garden'],
])('shortens “%s” to “%s”', (funder, expected) => {
  expect(trimProgramWords(funder, names)).toBe(expected);
});
