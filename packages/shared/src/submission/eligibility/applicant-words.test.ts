import { describe, expect, it } from 'vitest';
import {
  applicantPattern,
  conditionStartPattern,
  eligibilityPattern,
  obligationPattern,
  procedurePattern,
  repetitionPattern,
} from './applicant-words.ts';

type Case = [name: string, pattern: RegExp, matches: string[], others: string[]];

describe.each<Case>([
  [
    'applicantPattern',
    applicantPattern,
    ['Applicants', 'the applicant(s)', 'Eligible organizations', 'a sub-grantee', 'you', 'charity'],
    ['the funder', 'your budget', 'grouped by year'],
  ],
  [
    'obligationPattern',
    obligationPattern,
    [
      'Applicants, including schools, must be based in Ohio.',
      'Organizations that received a grant are not eligible.',
      "Entities in debt aren't eligible.",
      'Only schools in the county may apply.',
    ],
    [
      'Applicants may need to travel.',
      'Applicants are encouraged to call. Schools must register.',
      'The report must list each applicant.',
    ],
  ],
  [
    'eligibilityPattern',
    eligibilityPattern,
    [
      'Ineligible: individuals',
      'Schools may also apply.',
      "Individuals can't apply.",
      'Libraries are encouraged to apply.',
      'We welcome proposals and letters of interest and applications from tribes.',
      'The foundation does not fund individuals.',
      'Priority will be given to rural schools.',
    ],
    ['Schools teach.', 'The grant supports travel.', 'The deadline is in May.'],
  ],
  [
    'procedurePattern',
    procedurePattern,
    [
      'Applicants must submit a budget.',
      'You must first register in the portal.',
      'Grantees are required to acknowledge the fund.',
    ],
    ['Applicants must provide services in Ohio.', 'Applicants must be charities.'],
  ],
  [
    'repetitionPattern',
    repetitionPattern,
    ['Applicants may submit only one proposal.', 'one award per cycle', 'not twice'],
    ['Applicants must have one office.', 'same place'],
  ],
  [
    'conditionStartPattern',
    conditionStartPattern,
    ['be a nonprofit', '• Located in Ohio', 'in good standing with the state', 'Have two staff'],
    ['Organizations located in Ohio', 'Send a letter', 'Behavior'],
  ],
])('%s', (_name, pattern, matches, others) => {
  it.each(matches)('matches “%s”', (text) => expect(text).toMatch(pattern));
  it.each(others)('does not match “%s”', (text) => expect(text).not.toMatch(pattern));
});
