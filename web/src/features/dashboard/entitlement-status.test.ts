import { expect, it } from 'vitest';
import { wordsFor } from './entitlement-status.tsx';

const price = { amount: 1000, currency: 'usd' } as const;

it.each([
  [{ superUser: true, freeLeft: 0, credits: 0 }, 'Your account has unlimited applications.'],
  [{ superUser: false, freeLeft: 1, credits: 0 }, 'Your first application is free.'],
  [
    { superUser: false, freeLeft: 1, credits: 2 },
    'Your first application is free. 2 paid applications left after it.',
  ],
  [{ superUser: false, freeLeft: 0, credits: 1 }, '1 paid application left.'],
  [
    { superUser: false, freeLeft: 0, credits: 0 },
    'Your free application is used. Each further one costs $10.00 once, paid when you first save it.',
  ],
])('%o', (given, words) => expect(wordsFor({ ...given, price })).toBe(words));
