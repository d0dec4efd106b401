import type { AnalysisDetails } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { getAmountFact } from './amount-fact.ts';

const sum = (amount: number, currency = 'USD') => ({
  amount,
  currency,
  quote: `${amount}`,
  page: 1,
});
const getFact = (overrides: Partial<AnalysisDetails>) => getAmountFact(someDetails(overrides));

it.each([
  [{ floor: sum(10_000), ceiling: sum(75_000) }, '$10,000 to $75,000 per award'],
  [{ ceiling: sum(75_000) }, 'Up to $75,000 per award'],
  [{ floor: sum(1_000, 'EUR') }, 'At least €1,000 per award'],
  [{ floor: sum(2_500.5), ceiling: sum(2_500.5) }, '$2,500.50 per award'],
  [{ total: sum(600_000) }, '$600,000 in total'],
])('shows the size of an award: %j', (award, text) => {
  expect(getFact({ award })).toMatchObject({ text, isStated: true, page: 1 });
});

it('lists the total funding and the number of awards below the range', () => {
  const award = {
    ceiling: sum(75_000),
    total: sum(600_000),
    count: { value: 8, to: 12, quote: '8 to 12 awards' },
  };
  expect(getFact({ award }).more?.map(({ text }) => text)).toEqual([
    '$600,000 in total',
    'Number of awards: 8 to 12',
  ]);
});

it("shows the funder's words if no award amount is stated", () => {
  const amount = { text: 'Request at most $5,000', quote: 'At most $5,000.', page: 3 };
  expect(getFact({ keyFacts: { amount, costs: [] } })).toMatchObject({ ...amount, isStated: true });
});

it('lists what applicants must pay if no amount is stated', () => {
  const costs = [{ text: 'A match of $2,000 is required' }];
  expect(getFact({ keyFacts: { costs } })).toMatchObject({ isStated: false, more: costs });
});

it('refers to the requirements if the stored analysis predates key facts', () => {
  const requirements = [
    { kind: 'amount', mandatory: true, text: 'Request at most $5,000' },
  ] as const;
  const text = 'See the requirements below';
  expect(getFact({ requirements: [...requirements] })).toMatchObject({ text, isStated: false });
});
