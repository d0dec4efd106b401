import { describe, expect, it } from 'vitest';
import { falseValue } from '../quality/false-value.ts';

const known =
  'We ask for $34,800 of $44,800. Founded in 2014 by Ana Ruiz. First class July 13, 2026.';

describe('a false value in the place of a true one', () => {
  it.each([
    ['money', '$34,800', '$64,800'],
    ['date', '2014', '2017'],
    ['date', 'July 13, 2026', 'November 13, 2026'],
    ['name', 'Ana Ruiz', 'Ana Ostrowicz'],
  ] as const)('of the kind %s: %s', (kind, text, wrong) => {
    expect(falseValue({ kind, text }, known)).toBe(wrong);
  });

  it.each([
    ['email', 'ana@hale.example'],
    ['figure', 'five'],
  ] as const)('is made of no %s such as %s', (kind, text) => {
    expect(falseValue({ kind, text }, known)).toBeUndefined();
  });
});
