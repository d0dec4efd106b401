import { describe, expect, it } from 'vitest';
import { formatApplicantList, isApplicantList } from './parse-applicant-list.ts';
import type { ApplicantProfile, Verdict } from './judgment.ts';
import { judge, judgeAll } from './testing/judge.ts';

const kinds = ['Nonprofit organizations', 'Local governments'];

describe('isApplicantList', () => {
  it.each([
    'Applicants must be one of the following:',
    'To be eligible, an organization must be any of the following types:',
    'Eligible applicants',
    '2.1 Eligible entities include:',
    'Who may apply?',
    'The following organizations are eligible to apply:',
    'This grant is open to:',
    'Eligibility is limited to the following:',
    'Applications are accepted from:',
    'Applicants must fall into one of the following categories:',
    'Organizations eligible to apply include:',
    'Note: Applicants must be:',
    'Eligibility',
  ])('accepts the introduction “%s”', (lead) => {
    expect(isApplicantList({ lead, items: kinds })).toBe(true);
  });

  it.each([
    'Applicants must meet all of the following:',
    'Applicants must submit one of the following:',
    'The following are not eligible:',
    'Eligible projects include:',
    'Eligible costs',
    'Priority is given to applicants that are one of the following:',
    'Our partners are one of the following:',
    'Eligibility requirements',
  ])('rejects the introduction “%s”', (lead) => {
    expect(isApplicantList({ lead, items: kinds })).toBe(false);
  });

  it.each([
    ['conditions', ['Be a nonprofit organization', 'Must be a local government']],
    ['other things', ['Playgrounds', 'Parks', 'Local governments']],
    ['names with a condition', ['Nonprofits with a school as a partner', 'Companies']],
    ['a single item', ['Nonprofit organizations']],
  ])('rejects items that are %s', (_, items) => {
    expect(isApplicantList({ lead: 'Applicants must be:', items })).toBe(false);
  });
});

describe('a list of alternatives', () => {
  const verdict = (lead: string, items: string[], profile?: ApplicantProfile) =>
    judge('eligible', formatApplicantList({ lead, items }), profile)?.verdict;
  const lead = 'Applicants must be one of the following:';

  it.each<[Verdict, string, string[], ApplicantProfile?]>([
    ['eligible', lead, ['For-profit companies; and', 'Nonprofit organizations; or', 'Cities.']],
    ['eligible', 'Eligible applicants', ['State agencies', '501(c)(3) organizations']],
    ['eligible', lead, ['Local governments', 'Public schools'], { type: 'educational' }],
    ['only-you', lead, ['Local governments', 'Nonprofits that teach swimming']],
    ['unsure', lead, ['Local governments', 'Businesses', 'Libraries']],
    ['unsure', lead, ['Local governments and other entities', 'State agencies']],
    ['unsure', lead, ['Businesses', 'State agencies'], { type: 'other' }],
    ['only-you', lead, ['Businesses', 'State agencies with a nonprofit partner']],
    ['unsure', 'Eligible applicants include', ['Businesses', 'Individuals']],
    ['not-eligible', lead, ['Businesses', 'State agencies']],
  ])('is judged as %s: %s %j', (expected, words, items, profile) => {
    expect(verdict(words, items, profile)).toBe(expected);
  });

  it('is a single rule that is not repeated for its items', () => {
    const text = formatApplicantList({ lead, items: ['Businesses', 'Nonprofit organizations'] });
    const requirement = {
      text: `${lead} Businesses`,
      quote: '• Businesses',
      kind: 'eligibility',
      mandatory: true,
    } as const;
    expect(judgeAll([text], {}, { requirements: [requirement] })).toHaveLength(1);
  });
});
