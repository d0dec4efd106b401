import { expect, it } from 'vitest';
import { computeWordOverlap } from './normalize.ts';

it('measures how much vocabulary two texts share', () => {
  expect(
    computeWordOverlap('Submit the budget form', 'the budget form must be submitted'),
  ).toBeGreaterThan(0.6);
  expect(computeWordOverlap('Submit the budget', 'Eligible nonprofits')).toBe(0);
});
