import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { asksForLetterFirst } from './letter-first.ts';

const hears = (text: string): boolean =>
  asksForLetterFirst(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    'The Oakes Foundation takes applications by invitation, after a Letter of Inquiry (LOI). Send one copy by mail. Tell us in two pages or less.',
    true,
  ],
  [
    'Send a concept note of three pages. Concept notes are read in May. Those selected are invited to submit a full proposal.',
    true,
  ],
  [
    'A letter of inquiry introduces a project. Many funders like LOIs. Send a letter of two pages or less.',
    false,
  ],
  ['The Oakes Foundation thanks all who sent letters of inquiry.', false],
])('hears that a letter comes first: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
