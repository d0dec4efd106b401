import { expect, test } from 'vitest';
import { findValues } from './find-values.ts';

const keysOf = (text: string): string[] => findValues(text).flatMap(({ keys }) => keys);

test.each([
  ['The roof cost half a million shillings.', 'money:500000'],
  ['They gave 2,350,000 shillings for the pump.', 'money:2350000'],
  ['It cost two and a half million rupees.', 'money:2500000'],
  ['A gift of a quarter of a million dollars came.', 'money:250000'],
  ['The bridge cost 40 million francs.', 'money:40000000'],
  ['Spending was Rs. 1.736 crore.', 'money:17360000'],
  ['Half a million seedlings were sold.', 'number:500000'],
])('money in words: %s', (text, key) => {
  expect(keysOf(text)).toContain(key);
});

test('leaves plain numbers to what counts them', () => {
  expect(keysOf('They sold 4,200 baskets.')).not.toContain('money:4200');
});
