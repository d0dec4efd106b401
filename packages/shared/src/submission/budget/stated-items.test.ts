import { expect, it } from 'vitest';
import { groupLinesByName, findStatedItems } from './stated-items.ts';

const byName = groupLinesByName(
  ['Office supplies', 'Van', ''].map((item) => ({ item, cost: 1, requested: 1 })),
);

it('keeps all lines with the same name', () => {
  const lines = [500, 700].map((cost) => ({ item: 'Travel', cost, requested: cost }));
  expect(findStatedItems('We ask for $500 for travel.', groupLinesByName(lines))).toMatchObject([
    { lines },
  ]);
});

it.each([
  ['We ask for $6,000 for office supplies and $9,000 for the van.', [6_000, 9_000]],
  ['Office supplies ($6,000), a van – $9,000.', [6_000, 9_000]],
  ['We need more office supplies: $6,000', [6_000]],
  ['$6,000 for office supplies of the shelter', []],
  ['The van costs $9,000, and office supplies will cost $6,000.', [9_000]],
  ['Office supplies cost $6,000.', [6_000]],
  ['Each van costs $4,500. A van costs $4,500.', []],
  ['The van costs $500 a month; office supplies: $20 each', []],
])('finds the amounts of items in %j', (text, amounts) => {
  expect(findStatedItems(text, byName).map(({ amount }) => amount)).toEqual(amounts);
});
