import { describe, expect, it } from 'vitest';
import { inPlainSigns, product, reckoned } from './reckoning.ts';

describe('how a cost is reckoned', () => {
  it.each([
    ['cook 6 h x 40 weeks at $20', 'cook', '6 hours × 40 weeks × $20'],
    ['bus £75 x 48', 'bus', '£75 × 48'],
    ['travel 900 km x 88 cents', 'travel', '900 km × 88 cents'],
    ['hall, 36 weeks at £40', 'hall', '36 weeks at £40'],
  ])('%s', (text, what, how) => {
    const found = reckoned(text);
    expect(found?.what).toBe(what);
    expect(found && inPlainSigns(found.how)).toBe(how);
  });

  it('is not told by a count', () => {
    expect(reckoned('hall hire 4 halls')).toBeUndefined();
    expect(reckoned('bread for 30 people')).toBeUndefined();
  });

  it('comes to the product of its figures', () => {
    expect(product('6 hours × 40 weeks × $20')).toBe(4_800);
    expect(product('900 km × 88 cents')).toBe(792);
  });
});
