import { expect, it } from 'vitest';
import { computeBasisProduct } from './compute-basis-product.ts';

it.each([
  ['0.5 FTE at $48,000', 24_000],
  ['12 months x $1,500 per month', 18_000],
  ['10 laptops @ $800 each', 8_000],
  ['25% of $48,000', 12_000],
  ['40 hours/week × 50 weeks × $25/hour', 50_000],
  ['3 × €1,000.50.', 3_001.5],
  ['2 vans at $12k', 24_000],
])('calculates %j', (basis, product) => {
  expect(computeBasisProduct(basis)?.product).toBe(product);
});

it.each([
  '',
  'Quote of the vendor, May 2026',
  '$48,000',
  '2 coordinators at $40,000 plus 10% fringe',
  '20 hours per week at $30/hour',
  '6 months at 50% of $60,000',
  '0.5 FTE at $48,000 per year',
  '12 x 500',
  '$10 to $20 x 5',
  `${'1 x '.repeat(200)}$1`,
  `$1 x ${' '.repeat(10_000)}2`,
])('returns undefined for %j', (basis) => {
  expect(computeBasisProduct(basis)).toBeUndefined();
});
