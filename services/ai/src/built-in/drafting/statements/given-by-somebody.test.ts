import { describe, expect, it } from 'vitest';
import { givenBySomebody } from './given-by-somebody.ts';

describe('money of somebody else', () => {
  it.each([
    'Lions Club 1,200 (letter 3 May 2026).',
    'Elm Street Bank: $2,000 (promised)',
    'County Arts Board 900 (pending)',
    'The Harbor Fund gives £750 (confirmed).',
    'St. Brendan’s Parish $400 (yes, e-mail of June 2)',
    'Alder Marine gives 2,000 (by phone) and the school has us down for 3,100.',
    'The Dorsey Fund has committed $4,000 toward the tour.',
  ])('hears %s', (text) => {
    expect(givenBySomebody(text)).toBe(true);
  });

  it.each([
    'Orchard 310 (trees on six acres).',
    'Monday 40 (children from the school).',
    'We will plant 1,200 trees (letter of consent attached).',
    'Dana gives 1,200 books to the schools.',
    'Room 12 (next to the library) is ours on Fridays.',
  ])('leaves %s', (text) => {
    expect(givenBySomebody(text)).toBe(false);
  });
});
