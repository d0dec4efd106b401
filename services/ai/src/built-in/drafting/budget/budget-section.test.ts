import { describe, expect, it } from 'vitest';
import { budgetSection } from './budget-section.ts';
import type { MoneyItems } from './money-items.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const money = (support: number[], total: number): MoneyItems => ({
  items: [
    { label: 'Staff attorney', written: '$94,000', ...usd(94_000) },
    { label: 'Interpreters', written: '$78,000', ...usd(78_000) },
  ],
  statedTotals: [usd(total)],
  support: support.map(usd),
  lines: [],
});
const request = { ...usd(172_000), written: '$172,000' };

describe('a budget whose items are what is asked for', () => {
  it('asks nothing where others give the rest of the whole', () => {
    expect(budgetSection(money([48_000, 30_000], 250_000), request).gaps).toEqual([]);
  });

  it('asks who pays the rest where they do not', () => {
    expect(budgetSection(money([48_000], 250_000), request).gaps).toEqual([
      'The costs come to $172,000, and you name $250,000: which is right, or who pays the rest?',
    ]);
  });
});
