import { describe, expect, it } from 'vitest';
import { unsupportedIn } from '../../testing/unsupported-claims.ts';
import type { ClaimSources } from '../claim-sources.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Alder Creek Library',
    additionalInfo: [
      'The reading room seats 64 visitors.',
      'The lecture hall seats 180 visitors.',
      'Delivery by bicycle takes three days.',
      'Ines Vollmer is our Treasurer.',
      'Paul Adeyemi is our Secretary.',
      'Membership dues brought in $41,350 in 2023.',
      'Membership dues brought in $47,820 in 2024.',
      'The library was founded in 1962; the annex was built in 1988.',
    ].join('\n'),
  },
};

describe('a value stated by the sources about something else', () => {
  it.each([
    ['a count', 'The reading room seats 180 visitors.', '180'],
    ['an amount from another year', 'Membership dues brought in $41,350 in 2024.', '$41,350'],
    ['a year', 'The annex was built in 1962.', '1962'],
    ['a unit of time', 'Delivery by bicycle takes three weeks.', 'three'],
    ['a currency', 'Membership dues brought in €47,820 in 2024.', '€47,820'],
    ['a role', 'Paul Adeyemi is our Treasurer.', 'Treasurer'],
  ])('is reported: %s', (_, text, value) => {
    expect(unsupportedIn(text, sources)).toContain(value);
  });
});

it.each([
  'The lecture hall seats 180 visitors, the reading room 64.',
  'Dues from members came to $47,820 in 2024.',
  'Ines Vollmer, our Treasurer, signs.',
])('accepts values stated by the sources about the same thing: %s', (text) => {
  expect(unsupportedIn(text, sources)).toEqual([]);
});
