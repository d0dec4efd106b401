import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Elk Run Radio',
    additionalInfo:
      'Cell service covers 43 percent of Webster County. The nurse of the WIC clinic sends us 12 mothers a month. Permit days in Portland: 912 permits filed last year. Allegheny Tower Crew climbs the mast at $95 an hour, regular rate $130. Listeners have given $20,000 in the spring drive (goal was $15,000), and the cooperative adds $12,500. The studio rebuild of 2021 came in at $87,600, which is $6,400 less than planned. Twelve youth producers, ages 15 to 19, eight of them girls. So you carry four fifths. We broadcast 61 hours without a break. We run a clinic for 480 people in Cowen. In Webster, 78% of pupils read at grade level in spring. Producers make 24 half-hour documentaries. Midwife Ama Owusu, 58, has delivered many babies. We are on the air since July 4, 1992. The office closes from December 24 to January 1. Drills on May 22 and October 2, 2027.',
  },
};

describe('a value that follows from a sentence that says the same', () => {
  it.each([
    'Cell service is missing in 57 percent of Webster County.',
    'The nurse of the WIC clinic sends us 144 mothers a year.',
    'Permit days in Portland: 912 permits filed last year, 76 a month on average.',
    'Allegheny Tower Crew climbs the mast at $95 an hour, $35 off the regular rate.',
    'Listeners have given $20,000 in the spring drive, $5,000 over the goal, and the cooperative adds $12,500, making $32,500.',
    'The studio rebuild of 2021 came in at $87,600, where $94,000 had been planned.',
    'Twelve youth producers, ages 15 to 19, two thirds of them girls.',
    'So you carry 80%.',
    'We broadcast 61 hours, over two and a half days, without a break.',
    'Producers make two dozen 30-minute documentaries.',
    'Our 58-year-old midwife Ama Owusu has delivered many babies.',
    'We are on the air since Independence Day 1992.',
    "The office closes from Christmas Eve to New Year's Day.",
    'Drills on Saturdays, 22 May and 2 October 2027.',
  ])('is not reported: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['Cell service covers 57 percent of Webster County.', '57 percent'],
    ['The nurse of the WIC clinic sends us 140 mothers a year.', '140'],
    ['Allegheny Tower Crew climbs the mast at $95 an hour, $45 off the regular rate.', '$45'],
    ['Our 48-year-old midwife Ama Owusu has delivered many babies.', '48'],
    ['We are on the air since Christmas Eve 1992.', 'Christmas Eve 1992'],
    ['We run a clinic for 40 people in Cowen every month.', '40'],
    ['In Webster, 22% of pupils read at grade level in spring under the plan.', '22%'],
    ['Drills on Sundays, 22 May and 2 October 2027.', 'Sundays'],
  ])('is reported where it does not: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
