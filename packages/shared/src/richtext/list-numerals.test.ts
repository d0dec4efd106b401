import { expect, it } from 'vitest';
import { toLetterNumeral, toRomanNumeral } from './list-numerals.ts';

it.each([
  [1, 'i'],
  [4, 'iv'],
  [49, 'xlix'],
  [400, 'cd'],
  [1994, 'mcmxciv'],
])('formats %i as the Roman numeral %s', (value, numeral) => {
  expect(toRomanNumeral(value)).toBe(numeral);
});

it.each([
  [0, ''],
  [1, 'a'],
  [26, 'z'],
  [27, 'aa'],
  [54, 'bbb'],
])('formats %i as the letter %j', (value, letter) => {
  expect(toLetterNumeral(value)).toBe(letter);
});
