import { expect, it } from 'vitest';
import { findSummed } from './find-summed.ts';

it('takes what is said of the whole sum with it', () => {
  const found = findSummed(
    'Suppers, 48 at $85: $4,080. Beds: $6,000. This comes to $10,080, which is what we would request. Our match is rooms.',
    'USD',
  );
  expect(found?.costs.map(({ amount }) => amount)).toEqual([4080, 6000]);
  expect(found?.asked?.amount).toBe(10_080);
  expect(found?.rest).not.toContain('which is');
});

it('takes the word over the costs with them', () => {
  const found = findSummed(
    'Q4: report at each shop.\n\nBudget. Manager: $24,000. Printing: $377. Total: $24,377.',
    'USD',
  );
  expect(found?.rest).toBe('Q4: report at each shop.');
});
