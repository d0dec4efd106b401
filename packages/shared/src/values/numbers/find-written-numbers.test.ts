import { expect, it } from 'vitest';
import { findWrittenNumbers } from './find-written-numbers.ts';

it.each([
  ['no more than ten (10) pages', [10]],
  ['twenty-five percent of $1,200.50', [25, 1200.5]],
  ['$2.5 million for 12 awards', [2_500_000, 12]],
  ['501(c)(3), due 3/5/2027 at 5:00', [501, 3, 3, 5, 2027, 5, 0]],
  ['no number', []],
])('reads the numbers in %j', (text, numbers) => {
  expect(findWrittenNumbers(text).map(({ value }) => value)).toEqual(numbers);
});

it('distinguishes words from digits', () => {
  expect(findWrittenNumbers('one of 3')).toEqual([
    { value: 1, isWord: true },
    { value: 3, isWord: false },
  ]);
});
