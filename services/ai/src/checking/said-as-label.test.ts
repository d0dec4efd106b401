import { describe, expect, it } from 'vitest';
import type { ClaimSources } from './claim-sources.ts';
import { falseIn } from './fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Juniper Court Literacy',
    additionalInfo:
      'Reading: we use the Fry test in week 2 and week 11, the last group went up two levels on average, Ms. Idowu from the college gives it. The boat is out of the water Sept 12-Oct 28 2027. Dr Maren Holt will ask the parents at the start and after four months and nine months. We walk the wall twice a month.',
  },
  answers: [{ question: 'What is the cost?', answer: 'TOTAL $88,400. We ask for $41,000.' }],
};

describe('what a source says in other words and spellings', () => {
  it.each([
    'Ms. Idowu from the college gives the Fry test in the second week and again in week 11.',
    'The Fry test is given in weeks 2 and 11.',
    'The boat is out of the water between September 12 and October 28, 2027.',
    'Dr Maren Holt will ask the parents at the start, after four months and after nine months.',
    'We walk the wall two times a month.',
    'We request $41,000 toward a project of $88,400.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['The Fry test is given in weeks 2 and 12.', '12'],
    ['The boat is out of the water between September 12 and October 18, 2027.', 'October 18, 2027'],
    ['The boat is out of the water between September 12 and October 28, 2028.', 'October 28, 2028'],
    ['Dr Maren Holt will ask the parents after five months and after nine months.', 'five'],
    ['We walk the wall three times a month.', 'three'],
    ['We request $41,000 toward a project of $84,800.', '$84,800'],
  ])('is reported with another value: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
