import { expect, it } from 'vitest';
import { wordOverlap } from './normalize.ts';

it('measures shared vocabulary', () => {
  expect(
    wordOverlap('Submit the budget form', 'the budget form must be submitted'),
  ).toBeGreaterThan(0.6);
  expect(wordOverlap('Submit the budget', 'Eligible nonprofits')).toBe(0);
});
