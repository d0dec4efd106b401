import { describe, expect, it } from 'vitest';
import type { ApplicantProfile, Verdict } from '../judgment.ts';
import { judge, judgeAll, type RuleList } from '../testing/judge.ts';

type Case = [RuleList, string, ApplicantProfile?];

const expectVerdict =
  (verdict: Verdict) =>
  (...[list, text, profile]: Case) =>
    expect(judge(list, text, profile)?.verdict).toBe(verdict);

const threeYears = 'Applicants must have been in operation for at least three years.';
const halfMillion = 'Applicants must have an annual budget below $500,000.';

describe('an age or a budget that the applicant meets', () => {
  it.each<Case>([
    ['eligible', threeYears],
    ['eligible', 'Organizations established before 2020 may apply.'],
    ['eligible', 'Applicants must be incorporated for two or more years.'],
    ['eligible', 'Applicants must be in operation for not less than three years.'],
    ['eligible', 'Applicants must have an annual budget over $500,000.'],
    ['eligible', 'Applicants must have an annual budget of not less than $500,000.'],
    ['eligible', 'Applicants must have an annual budget that does not exceed $3 million.'],
    ['eligible', 'Organizations with an annual budget over $5 million are not eligible.'],
    [
      'eligible',
      'Organizations with an annual budget between $1 million and $5 million may apply.',
    ],
    ['eligible', 'Applicants must have an annual operating budget below $3,000,000.'],
    ['ineligible', 'Organizations with an annual budget over $5 million are not eligible.'],
    [
      'eligible',
      'Applicants must have an annual operating budget of at least $250,000 (FY 2025-26).',
    ],
    ['eligible', 'Applicants must have an annual budget of at least $250,000 in 2025–2026.'],
    ['eligible', 'In FY2025, applicants must have had an annual budget of at least $250,000.'],
    ['eligible', 'For fiscal year 2024/25, the annual budget must be at least $250,000.'],
    [
      'eligible',
      'Applicants must have an annual budget of at least $250,000 for the year 2025, as audited.',
    ],
    [
      'eligible',
      'Applicants that serve 2,500 people must have an annual budget of at least $250,000.',
    ],
    ['eligible', 'Applicants must have an annual budget between $1 and $5 million.'],
    [
      'eligible',
      'Applicants must have an annual budget over $500,000.',
      { annualBudget: '$2,400,000 K-12' },
    ],
    ['eligible', 'Applicants must have an annual budget of $1-5 million.'],
    ['eligible', 'Applicants must have: A $50,000 annual budget or more.'],
    [
      'eligible',
      'Applicants must have an annual budget over $500,000.',
      { annualBudget: 'FY $2.4M' },
    ],
    ['eligible', 'Applicants must have an annual budget of $250,000 to 5,000,000 in 2025.'],
    [
      'eligible',
      'Applicants must have an annual budget of at least $250,000.',
      { annualBudget: '$2.4 million (2025), 2,000 members' },
    ],
    [
      'eligible',
      'Applicants must have an annual budget below $3 million.',
      { annualBudget: '2,400,000 USD' },
    ],
    [
      'eligible',
      'Applicants must have an annual budget below $3 million.',
      { annualBudget: '$1-2 million in FY 2024-25' },
    ],
  ])('is judged eligible, in the list of %s applicants: %s', expectVerdict('eligible'));
});

describe('an age or a budget that the applicant does not meet', () => {
  it.each<Case>([
    ['eligible', threeYears, { foundedYear: '2025' }],
    [
      'eligible',
      'Applicants must be incorporated for three or more years.',
      { foundedYear: '2025' },
    ],
    ['eligible', 'Only organizations incorporated before 2015 may apply.', { foundedYear: '2020' }],
    ['eligible', halfMillion],
    [
      'eligible',
      'Only organizations with an annual operating budget of at least $5 million may apply.',
    ],
    ['ineligible', 'Organizations with an annual budget over $1 million are not eligible.'],
    ['eligible', 'Applicants must have an annual budget below $500,000 (FY 2025-26).'],
    ['eligible', halfMillion, { annualBudget: 'US$2.4M (2025)' }],
  ])('is judged not eligible, in the list of %s applicants: %s', expectVerdict('not-eligible'));
});

it("judges a limit on the applicant's budget, but not limits on the request", () => {
  const amounts = [
    'Have an annual operating budget of less than $2 million.',
    'Requests may not exceed 10 percent of the annual budget.',
    'Applicants must request at least $5,000.',
  ].map((text) => ({ text, kind: 'amount' as const, mandatory: true }));
  expect(judgeAll([], {}, { requirements: amounts })).toMatchObject([
    { fact: { text: amounts[0]?.text }, verdict: 'not-eligible' },
  ]);
});

describe('an age or a budget with an exception or an unclear profile', () => {
  it.each<Case>([
    ['eligible', 'Applicants must have an annual budget below $500,000 unless they serve tribes.'],
    [
      'eligible',
      'Applicants must have an annual budget below $2.5 million.',
      { annualBudget: 'about $2.4M' },
    ],
    ['eligible', halfMillion, { annualBudget: '' }],
    ['eligible', halfMillion, { annualBudget: '€2.4M' }],
    ['eligible', halfMillion, { annualBudget: '2,400,000 €' }],
    ['eligible', halfMillion, { annualBudget: 'CAD 2,400,000' }],
    ['eligible', halfMillion, { annualBudget: '2,400,000 CAD' }],
    ['eligible', halfMillion, { annualBudget: 'C$2.4M' }],
    ['eligible', halfMillion, { annualBudget: 'AU $2.4M' }],
    ['eligible', halfMillion, { annualBudget: 'R$ 2.4M' }],
    ['eligible', halfMillion, { annualBudget: '2.4 million Canadian dollars' }],
    ['eligible', halfMillion, { annualBudget: '2.4 million euros' }],
    ['eligible', halfMillion, { annualBudget: '¥2,400,000' }],
    ['eligible', halfMillion, { annualBudget: '2024: $400k, 2025: $600k' }],
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
    ['eligible', threeYears, { foundedYear: '2024' }],
    ['eligible', threeYears, { foundedYear: '' }],
    ['eligible', 'Applicants must not have an annual budget over $5 million.'],
    ['eligible', 'Organizations founded less than three years ago are not eligible.'],
    ['eligible', 'Groups in operation for less than two years may not apply.'],
  ])('is judged unsure, in the list of %s applicants: %s', expectVerdict('unsure'));
});

describe('an age or a budget that only defines a duty', () => {
  const audit = 'Organizations with annual budgets over $1 million must submit an audit.';
  const contact =
    'Organizations in existence for less than three years must contact the Foundation before applying.';

  it.each<[string, ApplicantProfile]>([
    [audit, { annualBudget: '$250,000' }],
    [audit, { annualBudget: '$2.4M' }],
    [contact, { foundedYear: '1998' }],
    [contact, { foundedYear: '2026' }],
  ])('is not judged: %s %j', (text, profile) =>
    expect(judge('eligible', text, profile)).toBeUndefined(),
  );

  it.each<[string, Verdict]>([
    ['Applicants must have an annual budget below $500,000 and must send it.', 'not-eligible'],
    ['Only groups in operation for at least three years may apply; they must call.', 'eligible'],
  ])('is judged if it also limits who may apply: %s', (text, verdict) =>
    expect(judge('eligible', text)?.verdict).toBe(verdict),
  );
});
