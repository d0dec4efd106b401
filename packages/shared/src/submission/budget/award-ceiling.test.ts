import { describe, expect, it } from 'vitest';
import { compareWithCeiling } from './award-ceiling.ts';

const ceiling = { amount: 30_000, currency: 'USD', quote: 'Up to $30,000.' };
const floor = { amount: 5_000, currency: 'USD' };

describe('compareWithCeiling', () => {
  it.each([5_000, 12_000, 30_000])('accepts %i because it is within the range', (amount) => {
    expect(compareWithCeiling({ ceiling, floor }, amount)).toBeUndefined();
  });

  it('reports the bound that the amount violates', () => {
    expect(compareWithCeiling({ ceiling, floor }, 30_001)).toEqual({
      outside: 'ceiling',
      bound: ceiling,
      mayDifferInPeriod: false,
    });
    expect(compareWithCeiling({ ceiling, floor }, 4_999)).toEqual({
      outside: 'floor',
      bound: floor,
    });
  });

  it.each([
    ['the ceiling', 'Up to $30,000 per year.', 'We request $60,000.'],
    ['the request', 'Up to $30,000.', 'We request $60,000 over two years.'],
  ])('marks the excess as uncertain if %s is for a period', (_, quote, sentence) => {
    expect(compareWithCeiling({ ceiling: { ...ceiling, quote } }, 60_000, sentence)).toMatchObject({
      mayDifferInPeriod: true,
    });
  });

  it('accepts any amount if there are no bounds', () => {
    expect(compareWithCeiling({}, 1_000_000)).toBeUndefined();
  });
});
