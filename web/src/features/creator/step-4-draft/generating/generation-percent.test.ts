import { describe, expect, it } from 'vitest';
import { estimateGenerationPercent } from './generation-percent.ts';

describe('estimateGenerationPercent', () => {
  it.each([
    [0, false, 0],
    [1_999, false, 0],
    [2_000, false, 5],
    [10_000, false, 25],
    [36_000, false, 90],
    [600_000, false, 90],
    [2_000, true, 100],
  ])('after %i ms (done: %s) returns %i', (elapsed, isDone, percent) => {
    expect(estimateGenerationPercent(elapsed, isDone)).toBe(percent);
  });
});
