import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Copper Lane Meals',
    additionalInfo:
      'Most of the people who asked us for meals are 72 or older. Last year 140 people asked us and could not all be served.',
  },
};

test('a bound of age is told as one', () => {
  expect(falseIn('Most people who asked us for meals are 72 and over.', sources)).toEqual([]);
});

test('and counts nobody', () => {
  expect(falseIn('Of the people who asked us for meals, 72 went without.', sources)).toContain(
    '72',
  );
});
