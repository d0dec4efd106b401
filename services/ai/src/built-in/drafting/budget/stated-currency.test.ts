import { expect, it } from 'vitest';
import { statedCurrency } from './stated-currency.ts';

it.each([
  ['BUDGET (all Canadian $)\n tutor: 8,400', 'CAD'],
  ['We need this.\nCosts, in AUD:\n- shed 900', 'AUD'],
  ['All amounts are in New Zealand dollars', 'NZD'],
  [
    'Eight people. All amounts are in Kenya shillings (KES) unless we say otherwise.\nNeed: two',
    'KES',
  ],
  ['All sums are in rand.', 'ZAR'],
  ['Amounts in euros, without tax', 'EUR'],
])('the currency of all figures is heard: %s', (text, currency) => {
  expect(statedCurrency(text)).toBe(currency);
});

it.each(['The Canadian geese cost us 900 in crops', 'Budget: 900 from the Canadian embassy', ''])(
  'and nothing else is one: %s',
  (text) => {
    expect(statedCurrency(text)).toBeUndefined();
  },
);
