import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Moss Lane Growers',
    foundedYear: 2008,
    annualBudget: '$310,000',
    additionalInfo: [
      'The newsletter goes to 1,850 households, and the siren is heard by 4,200 households in the valley.',
      'Orchard fence 60 posts x 45 .... 2,700',
      'beehives 12 @ 140 .... 1,680',
      '9 volunteers so far of whom 4 will be licensed.',
      'Dunmoor has 2,310 people, 27% of them without a car; in the whole county it is 12%.',
      'TOTAL 14,380',
    ].join('\n'),
  },
};

describe('a value that stands with other words', () => {
  it.each([
    ['The siren is heard by 1,850 households.', '1,850'],
    ['The beehives cost $2,700.', '$2,700'],
  ])('is reported: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });

  it.each([
    'The siren is heard by 4,200 households.',
    'Our newsletter goes out to 1,850 households.',
    'The orchard fence costs $2,700.',
    'The beehives come to $1,680, or $140 each.',
    'Four volunteers will be licensed.',
    'Dunmoor has 2,310 people, 27% of them without a car.',
    'The total cost is $14,380.',
  ])('is no alarm with its own: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });
});
