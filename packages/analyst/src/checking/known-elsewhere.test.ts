import type { AnalysisDetails } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { unsupportedIn } from '../testing/unsupported-claims.ts';

describe('a year after “since”', () => {
  const sources = {
    organizationInfo: {
      name: 'Larch River Choir',
      foundedYear: 1998,
      mission: 'We teach children to sing.',
      achievements: 'The summer camp has run since 2012.',
    },
  };

  it.each([
    'We have worked in schools since 1998.',
    'Since 1998, we have taught children to sing.',
  ])('is supported by the founding year: %s', (text) => {
    expect(unsupportedIn(text, sources)).toEqual([]);
  });

  it.each([
    ['We have worked in schools since 1988.', '1988'],
    ['The summer camp has run since 1998.', '1998'],
    ['We sang for the mayor in 1998.', '1998'],
  ])(
    'is reported if it differs from the founding year or refers to something else: %s',
    (text, value) => {
      expect(unsupportedIn(text, sources)).toEqual([value]);
    },
  );
});

describe('a statement in the guidelines', () => {
  const quote = 'The grant period is July 1, 2027 to June 30, 2028.';
  const details: AnalysisDetails = {
    provider: 'openai',
    isCall: true,
    steps: [{ kind: 'start', date: '2027-07-01', words: 'July 1, 2027', quote }],
    eligibility: { eligible: [{ text: 'Choirs with at least 14 singers.' }], ineligible: [] },
    attachments: [{ name: 'Form CH-22', required: true }],
    requirements: [],
    sections: [],
    questions: [],
    notes: [],
  };

  it.each([
    'The grant period is July 1, 2027 to June 30, 2028.',
    'Our choir has more than 14 singers.',
    'We attach Form CH-22.',
  ])('supports claims in a draft: %s', (text) => {
    expect(unsupportedIn(text, { details })).toEqual([]);
  });

  it('does not support a changed value', () => {
    expect(
      unsupportedIn('The grant period is July 1, 2027 to June 30, 2029.', { details }),
    ).toEqual(['June 30, 2029']);
  });
});
