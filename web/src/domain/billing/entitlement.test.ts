import { describe, expect, it } from 'vitest';
import { describeCost, describeEntitlement } from './entitlement.ts';

const price = { amount: 1000, currency: 'usd' } as const;
const nothingLeft = { superUser: false, freeLeft: 0, credits: 0, price };

describe('describeEntitlement', () => {
  it.each([
    [{ superUser: true }, 'Your account has unlimited applications.'],
    [{ freeLeft: 1 }, 'Your first application is free.'],
    [
      { freeLeft: 1, credits: 2 },
      'Your first application is free. 2 paid applications left after it.',
    ],
    [{ credits: 1 }, '1 paid application left.'],
    [
      {},
      'You have used your free application. Each additional one costs $10.00, paid once when you first save it.',
    ],
  ])('describes %o', (input, text) =>
    expect(describeEntitlement({ ...nothingLeft, ...input })).toBe(text),
  );
});

describe('describeCost', () => {
  it.each([
    [{ superUser: true }, /unlimited/],
    [{ freeLeft: 1, credits: 3 }, /is free/],
    [{ credits: 1 }, /your paid credit/],
    [{ credits: 2 }, /one of your 2/],
    [{}, /\$10\.00/],
  ])('describes %o', (input, text) =>
    expect(describeCost({ ...nothingLeft, ...input })).toMatch(text),
  );
});
