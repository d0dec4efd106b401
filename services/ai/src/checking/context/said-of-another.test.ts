import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Gull Point Sailing School',
    foundedYear: 2004,
    annualBudget: '612,000',
    achievements:
      'In 2025, 1,340 visitors came, among them 286 pupils from 19 schools. 52 volunteers help for 6 hours each.',
    contactInfo: { city: 'Astoria', state: 'OR' },
    additionalInfo:
      'Skipper Anneke Dahl joined us in May 2019. 38% of our pupils learn to swim here, 22% statewide.',
  },
  answers: [
    {
      question: 'What does it cost and what will the grant buy?',
      answer:
        'Riggers $81,000, carpenter $39,600, sails and rope $27,850, winch $14,300. Total $162,750. We request $98,500.',
    },
    {
      question: 'When?',
      answer:
        'Lessons run July 10-14, 2028. The dock opens on March 3, 2027; the loft on May 20, 2028.',
    },
  ],
};

describe('a true value', () => {
  it.each([
    ['of another item', 'The carpenter costs $27,850 and the winch $14,300.', '$27,850'],
    ['said of two things', 'Riggers cost $81,000, the carpenter $81,000.', '$81,000'],
    ['of the total given as the request', 'We request $162,750 for the loft.', '$162,750'],
    ['of the request given as the total', 'The total is $98,500.', '$98,500'],
    [
      'of the state given as our own',
      'Of our pupils, 22 percent learn to swim here.',
      '22 percent',
    ],
  ])('%s is reported', (_, text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });

  it('of another year of the same sentence is reported', () => {
    expect(falseIn('The dock opens on March 3, 2028.', sources)).toEqual(['March 3, 2028']);
  });

  it.each([
    'The carpenter costs $39,600, the riggers $81,000, and the winch $14,300.',
    'Of a total of $162,750, we ask for $98,500.',
    'Of our pupils, 38 percent learn to swim; across Oregon it is 22 percent.',
    'Lessons run from July 10 to 14, 2028.',
    'Our budget is just over $600,000.',
    'Anneke Dahl, our skipper for seven years, teaches the lessons.',
    'For twenty-two years the school has taught in Astoria.',
  ])('in its place is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it('of years is exact where the month is known', () => {
    expect(falseIn('Anneke Dahl has been our skipper for six years.', sources)).toEqual(['six']);
  });
});
