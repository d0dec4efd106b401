import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { fromSentences } from './from-sentences.ts';

const criteria = (text: string) =>
  fromSentences(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name, points }) => [name, points],
  );

it.each([
  [
    'They may give up to 40 points: use for our town (15), a plan that can work (15), and fair prices (10).',
    [
      ['use for our town', 15],
      ['a plan that can work', 15],
      ['fair prices', 10],
    ],
  ],
  [
    'Each of us has twelve points to give: up to five for what we can picture, up to four for sums that are right and add up, and up to three for helpers.',
    [
      ['what we can picture', 5],
      ['sums that are right and add up', 4],
      ['helpers', 3],
    ],
  ],
  [
    'Each member gives up to 100 points: The Need 30, What You Plan 40, Money and Helpers 30 together.',
    [
      ['The Need', 30],
      ['What You Plan', 40],
      ['Money and Helpers', 30],
    ],
  ],
])('reads the points of a sentence: %s', (text, expected) => {
  expect(criteria(`# How we choose\n${text}`)).toEqual(expected);
});

it.each([
  'We give up to three grants for music, up to four for dance and up to two for books.',
  'The league gave its teams points: Reds 30, Blues 20.',
  'Bus lines are near: Oak Street 20, Elm Street 30, Main Street 40.',
])('reads no points where nothing is scored: %s', (text) => {
  expect(criteria(`# About us\n${text}`)).toEqual([]);
});
