import { describe, expect, it } from 'vitest';
import type { ClaimSources } from './claim-sources.ts';
import { falseIn } from './fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Upper Clinch Watershed Council',
    annualBudget: '$912,000',
    taxId: '54-1874406',
    achievements:
      'In 27 years we have planted 212,000 trees on 940 acres of old mine land. Half of our income is earned. Dr. Leticia Treviño has practiced in Pharr for 16 years. We grew from 40 circles in 2021 to 74 in 2025.',
    currentProjects: 'Page to Stage is a residency of 16 weeks in three high schools.',
  },
  answers: [
    {
      question: 'What will you do with the grant?',
      answer:
        'We will order two retinal cameras in January 2027.\nA first reading is on Friday, December 3, 2027.\nRead water at eight sites by Monday, March 15, 2027.\nHold a cooking demonstration at every stop once a quarter.\nThe clinic reports on January 14, 2028. The board meets on the third Tuesday.',
    },
    {
      question: 'How much do you ask for?',
      answer:
        'We request $150,000 over two years. The Foundation gave us $20,000 in 2022 and $30,000 in 2024. Upkeep costs $6,500 a year.',
    },
    {
      question: 'Whom will it serve?',
      answer:
        'The nearest supermarket is 34 miles from Sargent. Two thirds are women, and 22 of our 27 people live here. 36 teenagers, 60% of whom qualify for free lunch. Of 64 ditches sampled in 2023, 49 failed. Refer those with retinopathy within 60 days. A half-time coordinator reads below the fifth grade. Six performances from April 7 to April 16, 2028. On Dumps Creek, from 2015 to 2019, we fenced nine miles. The list is nine months old, and the gain one and a half grade levels. Duluth cut two of its three drama teachers. Volunteers gave 5,210 hours. Advisers earn $40 an hour. Bull kelp needs water of 10 °C. Nurses were admitted to the register in 2003. Ruth Bell, born on 3 May 1994, leads. We sowed marsh, of which four-fifths is alive. A pump costs Ksh 27,000. Senior Box goes to 415 people over 60. We will fence 24 km; people live on 164 square kilometers. 74 players pay nothing, another 38 pay half. The last bus leaves at 5.52 pm.',
    },
  ],
};
const reported = (text: string): string[] => falseIn(text, sources);

describe('the same number of something else', () => {
  it.each([
    ['a unit', 'The nearest supermarket is 34 kilometers from Sargent.', '34'],
    ['an area', 'We have planted 212,000 trees on 940 hectares of old mine land.', '940'],
    ['a time', 'Upkeep costs $6,500 a month.', '$6,500'],
    ['a currency', 'We request €150,000 over two years.', '€150,000'],
    [
      'a weekday',
      'A first reading is on Saturday, December 3, 2027.',
      'Saturday, December 3, 2027',
    ],
    ['a grade', 'A half-time coordinator reads below the third grade.', 'third'],
    ['a Tuesday', 'The board meets on the second Tuesday.', 'second'],
    ['a year', 'We will order two retinal cameras in January 2028.', 'January 2028'],
    ['hours', 'Volunteers gave 5,210 days.', '5,210'],
    ['a rate', 'Advisers earn $40 a day.', '$40'],
    ['a scale', 'Bull kelp needs water of 10 °F.', '10'],
    ['another dollar', 'We request CAD 150,000 over two years.', 'CAD 150,000'],
    ['a share', 'We sowed marsh, of which three-fifths is alive.', 'three-fifths'],
    ['another shilling', 'A pump costs TSh 27,000.', 'TSh 27,000'],
    ['a count', 'We grew from 30 circles in 2021 to 74 in 2025.', '30'],
  ])('is reported: %s', (_, text, claim) => {
    expect(reported(text)).toContain(claim);
  });
});

describe('the same value in other words', () => {
  it.each([
    'The nearest supermarket is 34 mi from Sargent.',
    'Upkeep costs $6,500 per year.',
    'We request US$150,000 over two years.',
    'A first reading is on Friday, December 3, 2027.',
    'The board meets on the third Tuesday.',
    'Two thirds are women.',
    'About 67% are women.',
    'Of our 27 people, all but five live here.',
    '36 teenagers, 22 of whom qualify for free lunch.',
    'Of 64 ditches sampled in 2023, 15 passed and 49 failed.',
    'We request $75,000 a year over two years.',
    'Our annual budget is $76,000 a month.',
    'The Foundation gave us $50,000 between 2022 and 2024.',
    'Refer those with retinopathy within two months.',
    'Page to Stage is a residency of four months in three high schools.',
    'Hold a cooking demonstration at every stop every three months.',
    'The list is three quarters of a year old.',
    'A 0.5 FTE coordinator reads below grade 5.',
    'The gain is 1.5 grade levels.',
    'Six performances from 7 to 16 April 2028.',
    'On Dumps Creek, 2015–2019, we fenced nine miles.',
    'We will order two retinal cameras in 1/2027.',
    'Our EIN is 541874406.',
    'Dr. Treviño, PhD, has practiced in Pharr since 2010.',
    'Duluth cut two thirds of its drama teachers.',
    'We planted 212.000 trees.',
    'Nurses were admitted to the register 23 years ago.',
    'Ruth Bell is 32 years old and leads.',
    'We sowed marsh, of which 80% is alive.',
    'A pump costs KES 27,000.',
    'Senior Box serves people over sixty.',
    'Fencing: twenty-four kilometers.',
    '112 players are helped: 74 pay nothing, another 38 pay half.',
    'The last bus leaves at 17:52.',
  ])('is not reported: %s', (text) => {
    expect(reported(text)).toEqual([]);
  });
});
