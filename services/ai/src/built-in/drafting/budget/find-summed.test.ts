import { expect, it } from 'vitest';
import { findSummed, wantsAll } from './find-summed.ts';

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

it.each([
  'Altogether that is £900, and we should be glad if you could give us all of it.',
  'That is $4,000; we hope that the foundation will cover the whole sum.',
])('hears that all of it is asked for: %s', (text) => {
  expect(wantsAll(text)).toBe(true);
});

it('does not take a hope for less for one for all', () => {
  expect(wantsAll('That is $4,000, and we hope that you will give us half.')).toBe(false);
  expect(wantsAll('We give all of it back.')).toBe(false);
});

it('asks for what is asked for beside the sum, and not for the sum', () => {
  expect(
    findSummed(
      'Rent is $4,400; the commission is 3,000; printing 600. So $8,000 in all and we ask the city for 5,000. The rest is ours.',
      'USD',
    ),
  ).toMatchObject({ asked: { amount: 5_000 }, total: { amount: 8_000 } });
});
