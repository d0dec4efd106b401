import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Tern Harbor Ferry Friends',
    additionalInfo: [
      'We would train 35 new deckhands on top of the 118 we have now.',
      'Kelso will lift its mooring fee from $140 to $185 and put the extra in the dock account.',
      'Fuel is 68 cents a liter by the way, we went up from 61 in March.',
      'Delays cost us 4 hrs avg, 7 delays in 2025.',
      'The nearest chandler is now 37 mi off.',
      'We turned back 1,246 passengers and 811 of those were on Sundays.',
    ].join('\n'),
  },
  answers: [
    {
      question: 'Who gave to you before?',
      answer: 'The Osprey Trust, $35,000 in 2024 and again in 2025.',
    },
    {
      question: 'Where do your passengers live?',
      answer: '45% in Kelso and Marl, 35% in Dunmore, the rest on the island.',
    },
  ],
};

describe('what follows from one line of notes', () => {
  it.each([
    'With the 35 new deckhands we will have 153.',
    'Kelso will raise its mooring fee by $45.',
    'Fuel has gone up by seven cents a liter.',
    'In 2025 seven delays cost us about 28 hours in all.',
    'The nearest chandler is 37 miles away.',
    'About two thirds of the passengers turned back came on Sundays.',
    'The Osprey Trust gave us $70,000 over 2024 and 2025.',
    'One in five passengers lives on the island.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['With the 35 new deckhands we will have 163.', '163'],
    ['Kelso will raise its mooring fee by $54.', '$54'],
    ['Fuel has gone up by nine cents a liter.', 'nine cents'],
    ['In 2025 seven delays cost us about 56 hours in all.', '56'],
    ['The nearest chandler is 73 miles away.', '73'],
    ['About three quarters of the passengers turned back came on Sundays.', 'three quarters'],
    ['The Osprey Trust gave us $105,000 over 2024 and 2025.', '$105,000'],
    ['One in five passengers lives in Dunmore.', 'One in five'],
  ])('is reported where it does not: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
