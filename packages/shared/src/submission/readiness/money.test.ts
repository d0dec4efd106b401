import { expect, it } from 'vitest';
import { amountsIn } from '../eligibility/amount-range.ts';
import { moneyIn } from './money.ts';

it.each([
  ['$4.1 million', 4_100_000],
  ['$1.125 million', 1_125_000],
  ['$1.4 billion', 1_400_000_000],
  ['$2.3M', 2_300_000],
  ['$48.5k', 48_500],
  ['$2 Million', 2_000_000],
  ['$5,000.25', 5_000.25],
  ['$5,000', 5_000],
])('reads %s to the cent', (text, amount) => {
  expect(moneyIn(`We ask for ${text}, once.`)).toMatchObject([{ amount, text }]);
  expect(amountsIn(text)).toEqual([amount]);
});

it('reads no unit that is the beginning of a word', () => {
  expect(moneyIn('$5 books, $6.125 more')).toMatchObject([
    { amount: 5, text: '$5' },
    { amount: 6.12, text: '$6.12' },
  ]);
});
