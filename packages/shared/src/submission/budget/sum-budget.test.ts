import { describe, expect, it } from 'vitest';
import { sumBudget, isDifferent } from './sum-budget.ts';

describe('the sum of a budget', () => {
  it('is exact to the cent', () => {
    const lines = [0.1, 0.2, 19.99].map((amount) => ({ item: '', cost: amount, requested: 0.1 }));
    expect(sumBudget(lines)).toEqual({ cost: 20.29, requested: 0.3, other: 0 });
  });

  it('differs from an amount only by a dollar or more', () => {
    expect(isDifferent(100, 100.99)).toBe(false);
    expect(isDifferent(100, 101)).toBe(true);
  });
});
