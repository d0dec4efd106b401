import { describe, expect, it } from 'vitest';
import { entitlementText } from './entitlement-text.ts';

describe('the price text', () => {
  const price = { amount: 1000, currency: 'usd' } as const;
  it.each([
    [{ superUser: true, freeLeft: 0, credits: 0 }, /unlimited/],
    [{ superUser: false, freeLeft: 1, credits: 3 }, /is free/],
    [{ superUser: false, freeLeft: 0, credits: 1 }, /your paid credit/],
    [{ superUser: false, freeLeft: 0, credits: 2 }, /one of your 2/],
    [{ superUser: false, freeLeft: 0, credits: 0 }, /\$10\.00/],
  ])('%o', (given, words) => {
    expect(entitlementText({ ...given, price })).toMatch(words);
  });
});
