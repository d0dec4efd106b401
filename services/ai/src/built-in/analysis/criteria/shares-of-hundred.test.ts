import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sharesOfHundred } from './shares-of-hundred.ts';

const read = (text: string) =>
  sharesOfHundred(readGuidelines(readingOf('html', '', text), '2026-11-01')).map(
    ({ name, points }) => [name, points],
  );

it('reads what each question weighs', () => {
  expect(
    read('We ask: Is the need real (30%)? Is this the right group (30%)? Will it last (40%)?'),
  ).toEqual([
    ['Is the need real', 30],
    ['Is this the right group', 30],
    ['Will it last', 40],
  ]);
});

it('reads a grid without a head', () => {
  expect(read('| Relevance | 50 |\n| Partners | 30 |\n| Budget | 20 |\n| Total | 100 |')).toEqual([
    ['Relevance', 50],
    ['Partners', 30],
    ['Budget', 20],
  ]);
});

it('leaves what makes no hundred', () => {
  expect(read('Rice (20%), beans (30%) and salt (10%) were given out.')).toEqual([]);
  expect(read('| Chairs | 12 |\n| Tables | 4 |\n| Lamps | 3 |')).toEqual([]);
});

it('reads marks told in one line', () => {
  expect(read('Scoring: need 40, plan 35 and 25 for the budget.')).toEqual([]);
  expect(read('Points: need - 40, plan - 35, budget - 25')).toEqual([
    ['need', 40],
    ['plan', 35],
    ['budget', 25],
  ]);
  expect(read('Prices: bread 40; milk 35; eggs 25.')).toEqual([]);
});
