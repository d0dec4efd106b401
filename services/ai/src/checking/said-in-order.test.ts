import { describe, expect, it } from 'vitest';
import type { ClaimSources } from './claim-sources.ts';
import { falseIn } from './fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Ridge County Bakers Guild',
    foundedYear: '1991',
    additionalInfo: [
      'COURSE DATES: first one starts August 10, 2026; second December 7, 2026; third April 5, 2027',
      'The County of Ridge put $9,000 in the 2027 budget for bakers.',
      'live/local 80 of 120 hrs in the week.',
      'Last year we had to say no 1,436 times and 917 of those were for nights and holidays. We promise fewer than 150 refusals for nights and holidays.',
      'total 74k',
      'ask 36k for the bakery',
    ].join('\n'),
  },
};

describe('what is told by its number, its whole or its founding', () => {
  it.each([
    'The second course begins on December 7, 2026.',
    'The first course starts on August 10, 2026.',
    'RCBG has baked for Ridge County since 1991.',
    'Two thirds of the 120 hours in our week are live and local.',
    'Last year we had to refuse 1,436 orders, 917 of them for nights and holidays.',
    'The full cost of the bakery is $74,000.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['The second course begins on August 10, 2026.', 'August 10, 2026'],
    ['The third course starts on December 7, 2026.', 'December 7, 2026'],
    ['RCBG has baked for Ridge County since 1997.', '1997'],
    ['Two thirds of the 210 hours in our week are live and local.', '210'],
    ['Last year we had to refuse 1,346 orders, 917 of them for nights and holidays.', '1,346'],
    ['The full cost of the bakery is $47,000.', '$47,000'],
  ])('is reported where it is another: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
