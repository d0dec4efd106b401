import type { AnalysisDetails } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { amountFact } from './amount-fact.ts';

const sum = (amount: number, currency = 'USD') => ({
  amount,
  currency,
  quote: `${amount}`,
  page: 1,
});
const factOf = (given: Partial<AnalysisDetails>) => amountFact(someDetails(given));

it.each([
  [{ floor: sum(10_000), ceiling: sum(75_000) }, '$10,000 to $75,000 per award'],
  [{ ceiling: sum(75_000) }, 'Up to $75,000 per award'],
  [{ floor: sum(1_000, 'EUR') }, 'At least €1,000 per award'],
  [{ floor: sum(2_500.5), ceiling: sum(2_500.5) }, '$2,500.50 per award'],
  [{ total: sum(600_000) }, '$600,000 in total'],
])('says what an award pays: %j', (award, text) => {
  expect(factOf({ award })).toMatchObject({ text, isStated: true, page: 1 });
});

it('lists the total and the number of awards below the range', () => {
  const award = {
    ceiling: sum(75_000),
    total: sum(600_000),
    count: { value: 8, to: 12, quote: '8 to 12 awards' },
  };
  expect(factOf({ award }).more?.map(({ text }) => text)).toEqual([
    '$600,000 in total',
    'Number of awards: 8 to 12',
  ]);
});

it('lists what applicants pay where no award is stated', () => {
  const text = 'A match of $2,000 is required';
  const requirements = [{ kind: 'amount', mandatory: true, text } as const];
  expect(factOf({ requirements })).toMatchObject({ isStated: false, more: [{ text }] });
});
