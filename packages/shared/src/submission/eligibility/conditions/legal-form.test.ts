import { describe, expect, it } from 'vitest';
import type { ApplicantProfile, Verdict } from '../judgment.ts';
import { judge, type RuleList } from '../testing/judge.ts';

type Case = [RuleList, string, ApplicantProfile?];

const expectVerdict =
  (verdict: Verdict) =>
  (...[list, text, profile]: Case) =>
    expect(judge(list, text, profile)?.verdict).toBe(verdict);

describe('a rule that excludes all organizations', () => {
  it.each([
    'Groups, collectives, and organizations cannot apply as the grant is offered to individuals.',
    'Applications are open to individuals only (groups and organizations may not apply).',
  ])('excludes an organization of a known type: %s', (text) => {
    expect(judge('eligible', text)?.verdict).toBe('not-eligible');
    expect(judge('eligible', text, { type: 'other' })?.verdict).toBe('unsure');
  });

  it.each([
    'Political and religious organizations may not apply.',
    'Individuals and organizations that lobby may not apply.',
  ])('is distinguished from a rule that excludes a kind of organization: %s', (text) =>
    expect(judge('eligible', text)?.verdict).not.toBe('not-eligible'),
  );
});

describe('a kind admitted by the funder', () => {
  it.each<Case>([
    ['eligible', 'Nonprofit organizations may apply.'],
    ['eligible', 'Applicants must be 501(c)(3) organizations.'],
    ['eligible', 'Eligible applicants are charities, schools and state agencies.'],
    ['eligible', 'Community-based organizations are invited to apply.'],
    ['eligible', 'The fund invites nonprofit organizations to apply for a grant.'],
    ['eligible', 'Nonprofits are encouraged to apply.'],
    ['eligible', 'Schools and nonprofits are eligible.', { type: 'educational' }],
    ['eligible', 'Churches and other faith-based organizations may apply.', { type: 'religious' }],
    ['eligible', 'Nonprofits may apply.', { type: 'religious' }],
    ['eligible', 'Hospitals and clinics may apply.', { type: 'healthcare' }],
    ['eligible', 'Any organization may apply.', { type: 'healthcare' }],
    ['eligible', 'Anyone is welcome to apply.', { type: 'foundation' }],
    ['eligible', 'Anyone is welcome to apply.', { type: 'other' }],
    ['eligible', 'Any organization may apply.', { type: null }],
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
    ['eligible', 'Applicants aren’t required to be 501(c)(3) organizations.', { taxId: '' }],
    ['eligible', 'Be a public charity with valid tax-exempt status under Section 501(c)(3).'],
    ['eligible', 'Focus areas: Be a 501(c)(3) nonprofit organization'],
    ['ineligible', 'Individuals are not eligible.'],
    ['ineligible', 'For-profit companies may not apply.'],
    ['ineligible', 'Individuals'],
  ])('is judged eligible, in the list of %s applicants: %s', expectVerdict('eligible'));
});

it.each([
  'Anyone may apply, except nonprofits.',
  'Any organization other than a charity may apply.',
])('leaves open whether an exception excludes the applicant: %s', (text) =>
  expect(judge('eligible', text)?.verdict).toBe('unsure'),
);

describe('a kind excluded by the funder', () => {
  it.each<Case>([
    ['eligible', 'Only for-profit businesses may apply.'],
    ['eligible', 'Only municipalities and state agencies may apply.'],
    ['eligible', 'This program is open to local governments and state agencies.'],
    ['ineligible', 'Nonprofit organizations are not eligible.', { type: 'nonprofit' }],
    ['ineligible', 'Religious organizations are ineligible.', { type: 'religious' }],
    ['eligible', 'Nonprofits are not eligible for this grant.'],
  ])('is judged not eligible, in the list of %s applicants: %s', expectVerdict('not-eligible'));
});

describe('a kind that the type in the profile cannot decide', () => {
  it.each<Case>([
    ['eligible', 'Only accredited universities may apply.'],
    ['eligible', 'Local governments may apply.'],
    ['eligible', 'The fund is open to businesses and individuals.'],
    ['eligible', 'Only municipalities and community groups may apply.'],
    ['eligible', 'Only municipalities may apply, or groups with a sponsor.'],
    ['eligible', 'Applicants must be hospitals.'],
    ['eligible', 'Only businesses may apply for the loan.'],
    ['eligible', 'Only businesses may apply, except in partnership with nonprofits.'],
    ['eligible', 'Only groups that work with businesses may apply.'],
    ['eligible', 'Only government-issued or business cards are accepted from applicants.'],
    ['eligible', 'Only for-profit businesses may apply.', { type: 'other' }],
    ['eligible', 'Only for-profit businesses may apply.', { type: '' }],
    ['eligible', 'Applicants must be 501(c)(3) organizations.', { type: 'educational' }],
    ['eligible', 'Applicants must be 501(c)(3) organizations.', { taxId: '' }],
    ['eligible', 'Applicants must be 501(c)(3) organizations.', { taxId: '143/217/10451' }],
    ['eligible', 'Applicants must be nonprofit, 501(c)(3) organizations.', { taxId: '' }],
    ['eligible', 'Nonprofits, 501(c)(3) organizations and cities may apply.', { taxId: '' }],
    ['eligible', 'Nonprofit organizations are not eligible for indirect costs.'],
    ['ineligible', 'Nonprofit hospitals are not eligible.'],
    ['ineligible', 'Nonprofit organizations in Ohio are not eligible.'],
    [
      'ineligible',
      'Religious organizations that discriminate are not eligible.',
      { type: 'religious' },
    ],
    ['ineligible', 'Churches are not eligible.', { type: 'religious' }],
    ['ineligible', 'Nonprofit organizations without 501(c)(3) status are not eligible.'],
    ['ineligible', 'Public schools are not eligible.', { type: 'educational' }],
  ])('is judged unsure, in the list of %s applicants: %s', expectVerdict('unsure'));
});

describe('an excluded kind that the type in the profile does not name', () => {
  it.each<Case>([
    ['ineligible', 'Private foundations are not eligible.', { type: 'foundation' }],
    ['ineligible', 'Religious organizations are not eligible.'],
  ])('is left to the applicant, in the list of %s applicants: %s', expectVerdict('only-you'));
});

describe('a kind with an additional condition', () => {
  it.each([
    'Nonprofits that teach children to swim may apply.',
    'Eligible applicants are museums and other nonprofit organizations or tribal programs that teach swimming.',
    'Eligible applicants include nonprofits, whose primary mission is the teaching of swimming.',
    'Charities with a board of at least five members may apply.',
    'This grant is open only to nonprofits that run a swimming pool and do the following:',
    'Nonprofits in good standing are eligible if they own a pool.',
    'Nonprofits that do not give legal advice may apply.',
    'Applicants must be nonprofits and serve the lake area.',
  ])('is a question for the applicant: %s', (text) =>
    expect(judge('eligible', text)?.verdict).toBe('only-you'),
  );

  it.each([
    'Nonprofits that shelter survivors of domestic violence may apply.',
    'Nonprofits providing legal advice to survivors are eligible.',
    'Nonprofits may apply for projects that teach swimming.',
    'Nonprofits are eligible as long as they meet the criteria.',
    'Nonprofits located in the United States with 501(c)(3) status may apply.',
    'Nonprofits or groups with a fiscal sponsor may apply.',
    'Applicants must be nonprofits and have an annual budget under $3 million.',
  ])(
    'is accepted if the profile meets the condition or the condition does not restrict it: %s',
    (text) => expect(judge('eligible', text)?.verdict).toBe('eligible'),
  );

  it('comes with its question, or with the profile text that answers it', () => {
    expect(judge('eligible', 'Nonprofits that teach swimming may apply.')?.question).toBe(
      'Is this true of you: “that teach swimming”?',
    );
    expect(judge('eligible', 'Nonprofits that shelter survivors may apply.')?.profileText).toBe(
      'Non-Profit: We shelter survivors of domestic violence and give them legal advice.',
    );
  });
});

it('ignores the names of institutions', () => {
  const school: ApplicantProfile = { type: 'educational' };
  for (const text of [
    'Eligible families of the Elmwood Public Schools Foundation get a card.',
    'Run by the University of Elmwood, the fund is open to all neighbors.',
  ])
    expect(judge('eligible', text, school)).toBeUndefined();
  expect(judge('eligible', 'Eligible Applicants: Public School Districts', school)?.verdict).toBe(
    'eligible',
  );
});

describe('a kind that a rule names in passing', () => {
  it('does not admit applicants for being members of a council of that kind', () =>
    expect(
      judge('eligible', 'Applicants must be members of the Council of Nonprofits.')?.verdict,
    ).not.toBe('eligible'));

  it('does not admit an applicant that an exception may exclude', () =>
    expect(
      judge('eligible', 'Anyone may apply, with the exception of nonprofits.')?.verdict,
    ).not.toBe('eligible'));
});
