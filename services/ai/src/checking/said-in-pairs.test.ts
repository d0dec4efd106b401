import { describe, expect, it } from 'vitest';
import type { ClaimSources } from './claim-sources.ts';
import { falseIn } from './fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Quarry Lane Workshop',
    achievements: '211 apprentices in 2025-26.',
    additionalInfo:
      'The project lasts 14 months, from April 2027 through May 2028. Talk with the wardens about the work in January 2028. The council voted a parks levy in October 2026 that will bring us about $64,000 a year starting in March 2028. What do we promise? 27 of the 36 finish. 80 neighbors come and 60 stay through 5 of 7 evenings. At least three helpers per site.',
  },
};

describe('a value that a source gives with the one beside it', () => {
  it.each([
    'The work runs from April 2027 through May 2028.',
    'A parks levy will bring us about $64,000 a year from March 2028 on.',
    'We expect 27 of the 36 apprentices, or 75%, to finish.',
    'We hope that 60 of the 80 participants stay for at least five of the seven evenings.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['The work runs from April 2027 through July 2028.', 'July 2028'],
    ['The work runs from January 2027 through May 2028.', 'January 2027'],
    ['A parks levy will bring us about $64,000 a year from March 2029 on.', 'March 2029'],
    ['We expect 29 of the 36 apprentices to finish.', '29'],
    ['We hope that 70 of the 80 participants stay to the end.', '70'],
  ])('is reported with another beside it: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});

it('the ends of a range may be told in words', () => {
  const told = {
    organizationInfo: {
      name: 'Ridge Readers',
      additionalInfo: 'how many: 90 parents, 130 kids (age 6-14). 18 helpers.',
    },
  };
  const say = (ends: string) =>
    falseIn(`Children who take part are between ${ends} years old.`, told);
  expect(say('six and fourteen')).toEqual([]);
  expect(say('six and eighteen')).not.toEqual([]);
});
