import { expect, it } from 'vitest';
import { introducedAmounts } from './introduced-amounts.ts';

it('finds money without a sign where words of money stand before it', () => {
  const text = 'We ask Larkin for 12,000. The county promised 4,000 and we put in 2600.\n= 19,850';
  const found = introducedAmounts(text);
  expect(found.map(({ amount }) => amount)).toEqual([12_000, 4_000, 2_600, 19_850]);
  for (const { text: written, start, end } of found) expect(text.slice(start, end)).toBe(written);
});

it('takes no count for money', () => {
  expect(introducedAmounts('We gave 8,900 meals, and asked 400 people in 2025.')).toEqual([]);
});
