import { expect, it } from 'vitest';
import { numberWords, parseWholeNumber } from './number-words.ts';

it.each([
  ['1,500', 1_500],
  ['Two', 2],
  ['sixteen', 16],
])('reads %s as a whole number', (text, value) => {
  expect(parseWholeNumber(text)).toBe(value);
});

it('matches the whole of a spelled-out number', () => {
  const matches = 'six, sixteen and one'.match(new RegExp(`\\b(?:${numberWords})\\b`, 'g'));
  expect(matches).toEqual(['six', 'sixteen', 'one']);
});
