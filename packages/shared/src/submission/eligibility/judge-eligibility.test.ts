import { describe, expect, it } from 'vitest';
import { analysisDetails } from '../testing/analysis-details.ts';
import { judgeEligibility } from './judge-eligibility.ts';
import type { ApplicantProfile } from './judgment.ts';
import { judge, judgeAll, now, shelter, type RuleList } from './testing/judge.ts';

describe('a rule that only the applicant can answer', () => {
  it.each<[RuleList, string]>([
    ['eligible', 'All applicants must have a safeguarding policy.'],
    ['eligible', 'Applicants must have an active board.'],
    ['eligible', 'Applicants must have a partner school.'],
    ['eligible', 'Applicants must operate a building established at least ten years ago.'],
    ['eligible', 'Applicants must have an annual budget below €500,000.'],
    ['eligible', 'Be in good standing with the Secretary of State.'],
    ['eligible', 'Located in the greater lake area'],
    ['eligible', 'Eligibility criteria: At least three staff with experience in the field'],
    ['eligible', 'To be eligible, groups must: Experience in running a shelter'],
    ['eligible', 'Only landowners in the local government area may apply.'],
    ['eligible', 'Agencies with overdue reports are not eligible.'],
    ['eligible', 'Agencies with overdue reports aren’t eligible.'],
    ['ineligible', 'Groups that owe a final report'],
  ])('is left to the applicant, in the list of %s applicants: %s', (list, text) =>
    expect(judge(list, text)?.verdict).toBe('only-you'),
  );
});

it("asks whether an exclusion applies, in the exclusion's own words", () => {
  expect(judge('eligible', 'Agencies with overdue reports are not eligible.')).toMatchObject({
    isExclusion: true,
    question: 'Does this exclude you?',
  });
});

describe('a sentence that is not a rule about applicants', () => {
  it.each<[RuleList, string, ApplicantProfile?]>([
    ['eligible', 'Projects must serve youth.'],
    ['eligible', 'Project budgets must be below $500,000 of the annual budget.'],
    ['eligible', 'The project director must have at least five years of experience.'],
    ['eligible', 'Applicants must submit a letter from each partner.'],
    ['eligible', 'Organizations may apply more than once per year.'],
    ['eligible', 'To be eligible, applicants must:'],
    ['eligible', 'Applicants must meet all eligibility criteria.'],
    ['eligible', 'Applicants must have an active SAM.gov account.'],
    ['eligible', 'Applicants must meet the following: Residency.'],
    ['eligible', 'Eligibility: Residency'],
    ['eligible', 'Eligibility: Projects that start in spring or in summer'],
    ['eligible', 'Eligible costs: Salaries of the staff and the rent'],
    ['eligible', 'For example: a charity that works with schools may apply.'],
    ['eligible', 'If the applicant is a partnership, it must name a lead.'],
    ['eligible', 'Events: {{ list_of_eligible_nonprofits }}'],
    ['eligible', 'Fellows meet local agencies and schools every month.', { type: 'educational' }],
    ['eligible', 'Can a school apply together with its district?', { type: 'educational' }],
    ['eligible', 'Ask other community organizations to support your plan.'],
    ['eligible', 'Be a project that serves youth.'],
    ['eligible', 'Average annual budget must be below $500,000.'],
  ])('is not judged, in the list of %s applicants: %s', (list, text, profile) =>
    expect(judge(list, text, profile)).toBeUndefined(),
  );

  it.each([
    'Preference is given to organizations with an annual budget below $500,000.',
    'We typically fund organizations with an annual budget below $500,000.',
    'Nonprofits should have an active board.',
  ])('is not judged if it is a preference: %s', (text) =>
    expect(judge('eligible', text)).toBeUndefined(),
  );
});

it('admits an applicant that meets a preference', () => {
  const text = 'We typically fund organizations with an annual budget below $5 million.';
  expect(judge('eligible', text)?.verdict).toBe('eligible');
});

it('leaves out sentences that admit other kinds of applicants', () => {
  const texts = ['Nonprofits may apply.', 'Schools and museums may also apply.'];
  expect(judgeAll(texts)).toHaveLength(1);
  expect(judgeAll(['Schools and museums may also apply.'])).toHaveLength(1);
  expect(judgeAll(['Nonprofits may apply.', 'Only schools may apply.'])).toHaveLength(2);
});

it('leaves the verdict open if one sentence admits a kind and another excludes it', () => {
  const verdicts = judgeAll(['Nonprofits may apply.', 'Only state agencies may apply.']);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['eligible', 'unsure']);
});

it('shows the rule, the profile text and the question that would settle the matter', () => {
  const text = 'Only organizations in California may apply.';
  expect(judge('eligible', text)).toEqual({
    fact: { text },
    isExclusion: false,
    verdict: 'only-you',
    profileText: 'State: New York',
    field: 'contactInfo.state',
    why: 'Your profile names another place.',
    question: 'Are you in California?',
  });
  expect(judge('eligible', 'Applicants must be 501(c)(3) organizations.')?.why).toBe(
    'Your profile doesn’t state 501(c)(3): check your determination letter.',
  );
});

it('does not mistake a requirement for one track for a contradiction', () => {
  const requirement = {
    text: 'Applicants must have an annual budget below $500,000.',
    kind: 'eligibility',
    mandatory: true,
    appliesTo: 'Track 2',
  } as const;
  const eligibility = { eligible: [{ text: 'Nonprofits may apply.' }], ineligible: [] };
  const details = analysisDetails({ eligibility, requirements: [requirement] });
  expect(judgeEligibility(details, shelter, now)[1]?.verdict).toBe('unsure');
});
