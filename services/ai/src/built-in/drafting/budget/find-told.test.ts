import { expect, it } from 'vitest';
import { findBudget } from './find-budget.ts';

const text =
  'Mei Tran teaches on Mondays. Her time is 10 hours a week over 30 weeks at $20, which is $6,000. Six raised beds cost $210 each ($1,260), tools $22 for each of 24 ($528), and insurance $212. The total is $8,000, and our request is $5,000. Orle Parish gives $1,500 (minute of October 8, 2026), and our plant sale $1,500.';

it('keeps the request that stands with the total, and who pays', () => {
  const found = findBudget(text);
  expect(found?.costs.map(({ amount }) => amount)).toEqual([6_000, 1_260, 528, 212]);
  expect(found?.total?.amount).toBe(8_000);
  expect(found?.asked?.amount).toBe(5_000);
  expect(found?.said.map((each) => each.text).join(' ')).toContain('We ask for $5,000.');
  expect(`${found?.said.map((each) => each.text).join(' ')} ${found?.rest}`).toContain(
    'plant sale',
  );
  expect(found?.rest).toContain('Mei Tran teaches');
});
