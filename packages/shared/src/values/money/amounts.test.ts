import { expect, it } from 'vitest';
import { findAmounts, mayBeIn } from './amounts.ts';

it.each([
  ['$4.1 million', 4_100_000],
  ['$1.125 million', 1_125_000],
  ['$1.4 billion', 1_400_000_000],
  ['$2.3M', 2_300_000],
  ['$48.5k', 48_500],
  ['$2 Million', 2_000_000],
  ['$5,000.25', 5_000.25],
  ['$5,000', 5_000],
  ['5,000 dollars', 5_000],
])('reads %s to the cent', (text, amount) => {
  expect(findAmounts(`We ask for ${text}, once.`)).toMatchObject([{ amount, text }]);
});

it('does not mistake the first letter of a word for a unit', () => {
  expect(findAmounts('$5 books, $6.25 more')).toMatchObject([
    { amount: 5, text: '$5' },
    { amount: 6.25, text: '$6.25' },
  ]);
});

it.each([
  ['Awards of up to $5,000 K-12 schools', [5_000]],
  ['a. Salaries: $20,000 b. Supplies: $5,000', [20_000, 5_000]],
  ['a) Salaries: $200 b) Supplies: $50 m) Mail: $5', [200, 50, 5]],
  ['up to $100,000\nB. Eligibility', [100_000]],
  ['up to $500\nK. Travel', [500]],
  ['$20,000 k and $30,000 m', [20_000, 30_000]],
  ['$5 K-12 kits', [5]],
  ['$5 M and $2.5 B', [5_000_000, 2_500_000_000]],
  ['($5M), $750K.', [5_000_000, 750_000]],
  ['$5 mn, $5 mil. and $2 bn.', [5_000_000, 5_000_000, 2_000_000_000]],
])('treats a letter after a space as a unit only if it is not a label: %j', (text, amounts) => {
  expect(findAmounts(text).map(({ amount }) => amount)).toEqual(amounts);
});

it('reads both ends of a range', () => {
  expect(findAmounts('Grants of $5-10 million, or 5,000 to 8,000 EUR')).toMatchObject([
    { amount: 5_000_000, text: '$5', currency: 'USD' },
    { amount: 10_000_000, text: '10 million', currency: 'USD' },
    { amount: 5_000, text: '5,000', currency: 'EUR' },
    { amount: 8_000, text: '8,000 EUR', currency: 'EUR' },
  ]);
});

it('reads a number without a currency only if a currency is assumed', () => {
  expect(findAmounts('about 500k')).toEqual([]);
  expect(findAmounts('about 500k', 'USD')).toMatchObject([{ amount: 500_000, currency: 'USD' }]);
  expect(findAmounts('£500k', 'USD')).toMatchObject([{ amount: 500_000, currency: 'GBP' }]);
});

it('matches a bare dollar sign with any dollar currency', () => {
  const [bare, american, euros] = findAmounts('$5, US$6 and €7');
  const currencies = ['USD', 'CAD', 'EUR'];
  const canBe = (amount: typeof bare) =>
    currencies.filter((each) => amount && mayBeIn(amount, each));
  expect([bare, american, euros].map(canBe)).toEqual([['USD', 'CAD'], ['USD'], ['EUR']]);
});
