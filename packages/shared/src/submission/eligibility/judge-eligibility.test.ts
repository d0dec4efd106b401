import { describe, expect, it } from 'vitest';
import { analysisDetails } from '../testing/analysis-details.ts';
import type { ApplicantProfile, Verdict } from './judgment.ts';
import { judgeEligibility } from './judge-eligibility.ts';

const now = new Date('2027-03-01T12:00:00Z');
const shelter: ApplicantProfile = {
  type: 'nonprofit',
  taxId: '12-3456789',
  foundedYear: '2010',
  annualBudget: '$2.4M',
  contactInfo: { state: 'NY', city: 'Albany' },
};

type List = 'eligible' | 'ineligible';

const details = (list: List, text: string) =>
  analysisDetails({ eligibility: { eligible: [], ineligible: [], [list]: [{ text }] } });
const judge = (list: List, text: string, profile: ApplicantProfile = {}) =>
  judgeEligibility(details(list, text), { ...shelter, ...profile }, now)[0];
const verdictOf = (...given: Parameters<typeof judge>): Verdict | undefined =>
  judge(...given)?.verdict;

describe('a rule that the profile meets', () => {
  it.each<[List, string, ApplicantProfile?]>([
    ['eligible', 'Nonprofit organizations may apply.'],
    ['eligible', 'Applicants must be 501(c)(3) organizations.'],
    ['eligible', 'Eligible applicants are charities, schools and state agencies.'],
    ['eligible', 'Schools and nonprofits are eligible.', { type: 'educational' }],
    ['eligible', 'Churches and other faith-based organizations may apply.', { type: 'religious' }],
    ['eligible', 'Hospitals and clinics may apply.', { type: 'healthcare' }],
    ['eligible', 'Any organization may apply.', { type: 'healthcare' }],
    [
      'eligible',
      'Grants are open to individuals, groups and organizations.',
      { type: 'religious' },
    ],
    [
      'eligible',
      'Eligible are nonprofit organizations, cities, and tax-exempt congregations.',
      { taxId: '' },
    ],
    ['eligible', 'Applicants are not required to be 501(c)(3) organizations.', { taxId: '' }],
    [
      'eligible',
      'Organizations must be located in one of the 50 states or the District of Columbia.',
    ],
    ['eligible', 'Open to U.S.-based and international applicants.', { contactInfo: {} }],
    ['eligible', 'Applicants must have been in operation for at least three years.'],
    ['eligible', 'Organizations established before 2020 may apply.'],
    ['eligible', 'Applicants must be incorporated for two or more years.'],
    ['eligible', 'Applicants must have an annual budget over $500,000.'],
    ['eligible', 'Applicants must have an annual budget of not less than $500,000.'],
    ['eligible', 'Applicants must have an annual budget that does not exceed $3 million.'],
    ['eligible', 'Organizations with an annual budget over $5 million are not eligible.'],
    ['eligible', 'Applicants must be in operation for not less than three years.'],
    [
      'eligible',
      'Organizations with an annual budget between $1 million and $5 million may apply.',
    ],
    ['eligible', 'Applicants must have an annual operating budget below $3,000,000.'],
    ['eligible', 'Applicants must be located in New York or New Jersey.'],
    ['eligible', 'Applicants must be based in CT, NJ, or NY.'],
    ['eligible', 'Organizations located in the United States may apply.'],
    ['ineligible', 'Individuals are not eligible.'],
    ['ineligible', 'For-profit companies may not apply.'],
    ['ineligible', 'Individuals'],
    ['ineligible', 'Organizations with an annual budget over $5 million are not eligible.'],
  ])('%s: %s', (list, text, profile) => expect(verdictOf(list, text, profile)).toBe('eligible'));
});

describe('a rule that the profile contradicts', () => {
  it.each<[List, string, ApplicantProfile?]>([
    ['eligible', 'Only for-profit businesses may apply.'],
    ['eligible', 'Applicants must be individuals.'],
    ['eligible', 'The applicant must currently be enrolled at a college in Ohio.'],
    ['eligible', 'Applicants must be full-time graduate students.', { type: 'educational' }],
    ['eligible', 'Only municipalities and state agencies may apply.'],
    [
      'eligible',
      'Applicants must have been in operation for at least three years.',
      { foundedYear: '2025' },
    ],
    ['eligible', 'Only organizations incorporated before 2015 may apply.', { foundedYear: '2020' }],
    ['eligible', 'Applicants must have an annual budget below $500,000.'],
    [
      'eligible',
      'Only organizations with an annual operating budget of at least $5 million may apply.',
    ],
    ['ineligible', 'Organizations with an annual budget over $1 million are not eligible.'],
    ['ineligible', 'Nonprofit organizations are not eligible.', { type: 'nonprofit' }],
    ['ineligible', 'Religious organizations are ineligible.', { type: 'religious' }],
    ['eligible', 'Nonprofits are not eligible for this grant.'],
  ])('%s: %s', (list, text, profile) =>
    expect(verdictOf(list, text, profile)).toBe('not-eligible'),
  );
});

/** Each looks like a contradiction, but leaves a way around it. */
describe('a rule that does not decide', () => {
  it.each<[List, string, ApplicantProfile?]>([
    ['eligible', 'Preference is given to organizations with an annual budget below $500,000.'],
    ['eligible', 'We typically fund organizations with an annual budget below $500,000.'],
    ['eligible', 'Applicants must have an annual budget below $500,000 unless they serve tribes.'],
    ['eligible', 'Average annual budget must be below $500,000.'],
    [
      'eligible',
      'Applicants must have an annual budget below $2.5 million.',
      { annualBudget: 'about $2.4M' },
    ],
    ['eligible', 'Applicants must have an annual budget below $500,000.', { annualBudget: '' }],
    [
      'eligible',
      'Applicants must have an annual budget below $500,000.',
      { annualBudget: '€2.4M' },
    ],
    ['eligible', 'Applicants must have an annual budget below €500,000.'],
    [
      'eligible',
      'Applicants must have an annual budget below $500,000.',
      { annualBudget: '2024: $400k, 2025: $600k' },
    ],
    [
      'eligible',
      'We fund organizations in operation for at least three years.',
      { foundedYear: '2025' },
    ],
    [
      'eligible',
      'Applicants must have been in operation for at least three years or have a fiscal sponsor.',
      { foundedYear: '2025' },
    ],
    [
      'eligible',
      'Applicants must have been in operation for at least three years.',
      { foundedYear: '2024' },
    ],
    [
      'eligible',
      'Applicants must have been in operation for at least three years.',
      { foundedYear: '' },
    ],
    [
      'eligible',
      'Applicants must operate a building established at least ten years ago.',
      { foundedYear: '2025' },
    ],
    ['eligible', 'Only accredited universities may apply.'],
    ['eligible', 'Applicants must be students or young professionals.'],
    ['eligible', 'Applicants must be schools with at least 100 students.', { type: 'nonprofit' }],
    ['eligible', 'Applicants must be citizens of Canada.'],
    ['eligible', 'Applicants must be enrolled in the state vendor system and college-approved.'],
    ['eligible', 'Only businesses may apply for the loan.'],
    ['eligible', 'Nonprofit organizations are not eligible for indirect costs.'],
    ['eligible', 'Applicants must not have an annual budget over $5 million.'],
    ['eligible', 'Organizations founded less than three years ago are not eligible.'],
    ['eligible', 'Groups in operation for less than two years may not apply.'],
    ['eligible', 'Only government-issued or business cards are accepted from applicants.'],
    ['eligible', 'This grant is open only to nonprofits that run a shelter and do the following:'],
    ['eligible', 'Agencies with overdue reports are not eligible.'],
    ['eligible', 'Only landowners in the local government area may apply.'],
    ['eligible', 'Only groups that work with businesses may apply.'],
    ['ineligible', 'Nonprofit hospitals are not eligible.'],
    ['ineligible', 'Nonprofit organizations in Ohio are not eligible.'],
    [
      'eligible',
      'Scholarships are available to students at any university.',
      { type: 'educational' },
    ],
    ['eligible', 'All applicants must have a safeguarding policy.'],
    ['ineligible', 'Organizations in the United States are not eligible.'],
    ['eligible', 'Applicants must be hospitals.'],
    ['eligible', 'Applicants must be 501(c)(3) organizations.', { type: 'educational' }],
    ['eligible', 'Applicants must be 501(c)(3) organizations.', { taxId: '' }],
    ['eligible', 'Applicants must be nonprofit, 501(c)(3) organizations.', { taxId: '' }],
    ['eligible', 'Nonprofits, 501(c)(3) organizations and cities may apply.', { taxId: '' }],
    ['eligible', 'Only businesses may apply, except in partnership with nonprofits.'],
    ['eligible', 'Only for-profit businesses may apply.', { type: 'other' }],
    ['eligible', 'Only for-profit businesses may apply.', { type: '' }],
    ['eligible', 'Only organizations in California may apply.'],
    ['eligible', 'Applicants must serve Erie County, New York.'],
    ['eligible', 'Applicants must be located in New York City.'],
    ['eligible', 'Applicants must be located in Texas.', { contactInfo: {} }],
    ['ineligible', 'Private foundations are not eligible.', { type: 'foundation' }],
    [
      'ineligible',
      'Religious organizations that discriminate are not eligible.',
      { type: 'religious' },
    ],
    ['ineligible', 'Churches are not eligible.', { type: 'religious' }],
    ['ineligible', 'Nonprofit organizations without 501(c)(3) status are not eligible.'],
    ['ineligible', 'Public schools are not eligible.', { type: 'educational' }],
    ['ineligible', 'Organizations located in New York are not eligible.'],
    ['eligible', 'Applicants must have an active board.'],
  ])('%s: %s', (list, text, profile) => expect(verdictOf(list, text, profile)).toBe('unsure'));
});

describe('a sentence that is not about applicants', () => {
  it.each<[List, string, ApplicantProfile?]>([
    ['eligible', 'Projects must serve youth.'],
    ['eligible', 'Project budgets must be below $500,000 of the annual budget.'],
    ['eligible', 'The project director must have at least five years of experience.'],
    ['eligible', 'Applicants must submit a letter from each partner.'],
    ['eligible', 'Organizations may apply more than once per year.'],
    ['eligible', 'To be eligible, applicants must:'],
    ['eligible', 'Applicants must meet all eligibility criteria.'],
    ['eligible', 'Applicants must have an active SAM.gov account.'],
    ['eligible', 'Applicants must meet the following: Residency.'],
    ['eligible', 'For example: a charity that works with schools may apply.'],
    ['eligible', 'If the applicant is a partnership, it must name a lead.'],
    ['eligible', 'Events: {{ list_of_eligible_nonprofits }}'],
    ['eligible', 'Fellows meet local agencies and schools every month.', { type: 'educational' }],
  ])('%s: %s', (list, text, profile) => expect(judge(list, text, profile)).toBeUndefined());
});

const judgeAll = (texts: string[], profile: ApplicantProfile = {}) =>
  judgeEligibility(
    {
      ...details('eligible', ''),
      eligibility: { eligible: texts.map((text) => ({ text })), ineligible: [] },
    },
    { ...shelter, ...profile },
    now,
  );

it('asks one question about all rules for people', () => {
  const judgments = judgeAll([
    'Applicants must be citizens of Canada.',
    'Applicants must hold a degree in fine arts.',
    'The applicant must have a valid passport.',
  ]);
  expect(judgments).toMatchObject([{ verdict: 'unsure', question: 'Can an organization apply?' }]);
});

it('leaves out rules for people if organizations are admitted', () => {
  const judgments = judgeAll([
    'Nonprofit organizations may apply.',
    'Applicants must be full-time graduate students.',
  ]);
  expect(judgments.map(({ verdict }) => verdict)).toEqual(['eligible']);
});

it('leaves out sentences that admit further kinds of applicant', () => {
  const texts = ['Nonprofits may apply.', 'Schools and museums may also apply.'];
  expect(judgeAll(texts)).toHaveLength(1);
  expect(judgeAll(['Schools and museums may also apply.'])).toHaveLength(1);
  expect(judgeAll(['Nonprofits may apply.', 'Only schools may apply.'])).toHaveLength(2);
});

it('shows both sides and the question that would settle it', () => {
  expect(judge('eligible', 'Only organizations in California may apply.')).toEqual({
    fact: { text: 'Only organizations in California may apply.' },
    verdict: 'unsure',
    isCondition: true,
    profileText: 'State: New York',
    field: 'contactInfo.state',
    why: 'Your profile names another place.',
    question: 'Do you serve California?',
  });
  expect(judge('eligible', 'Applicants must be 501(c)(3) organizations.')?.why).toBe(
    "Your profile doesn't state 501(c)(3): check your determination letter.",
  );
});

it('takes a requirement for one track for no contradiction', () => {
  const given = details('eligible', 'Nonprofits may apply.');
  const requirement = {
    text: 'Applicants must have an annual budget below $500,000.',
    kind: 'eligibility',
    mandatory: true,
    appliesTo: 'Track 2',
  } as const;
  const [, track] = judgeEligibility({ ...given, requirements: [requirement] }, shelter, now);
  expect(track?.verdict).toBe('unsure');
});
