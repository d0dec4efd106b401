import { expect, it } from 'vitest';
import { dropRepeats } from './drop-repeats.ts';
import { statement, type Origin } from './statement.ts';

const texts = (...said: [Origin, string][]): string[] =>
  dropRepeats(said.map(([origin, text], order) => statement({ origin, text, order }))).map(
    ({ text }) => text,
  );

it('keeps the answer of two that say the same, and the note that says more', () => {
  const answer = 'Our goal is 180 loans of telescopes in twelve months.';
  expect(
    texts(
      ['answer', answer],
      ['additional', 'The goal: loans of telescopes, 180 in twelve months.'],
    ),
  ).toEqual([answer]);
  const more = 'Our goal is 180 loans of telescopes in twelve months, and 1,000 people.';
  expect(texts(['answer', answer], ['additional', more])).toEqual([more]);
});

it('makes one request of two for the same money', () => {
  expect(
    texts(
      ['answer', 'We ask for $42,000 over 12 months from 1 May 2027.'],
      [
        'additional',
        'We ask for $42,000 for a year, from 1 May 2027, to open two more net lofts in Orle.',
      ],
    ),
  ).toEqual([
    'We ask for $42,000 for a year, from 1 May 2027, to open two more net lofts in Orle.',
  ]);
});
