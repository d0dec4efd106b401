import { expect, it } from 'vitest';
import { wordOverlap } from './normalize.ts';

it('measures how much vocabulary two texts share', () => {
  expect(
    wordOverlap('Submit the budget form', 'the budget form must be submitted'),
  ).toBeGreaterThan(0.6);
  expect(wordOverlap('Submit the budget', 'Eligible nonprofits')).toBe(0);
});
