import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromToldInline } from './from-told-inline.ts';

const names = (text: string): string[] =>
  sectionsFromToldInline(readGuidelines(readingOf('html', '', text), '2026-11-01')).map(
    ({ name }) => name,
  );

it('reads what a flyer asks within a sentence', () => {
  expect(
    names(
      "TO APPLY: on one sheet tell us a) who you are b) what you'd buy with $500 c) who will use it. Sign it!",
    ),
  ).toEqual(['Who you are', "What you'd buy with $500", 'Who will use it']);
});

it('reads what a letter asks, one clause after the other', () => {
  expect(
    names(
      'Tell us in no more than three pages: who you are; the families you walk with; what it costs.',
    ),
  ).toEqual(['Who you are', 'The families you walk with', 'What it costs']);
});

it('leaves a sentence that asks one thing', () => {
  expect(names('Please tell us how you heard about the fund.')).toEqual([]);
});
