import { describe, expect, it } from 'vitest';
import type { ApplicantProfile, Verdict } from '../judgment.ts';
import { judge, type RuleList } from '../testing/judge.ts';

type Case = [RuleList, string, ApplicantProfile['contactInfo']?];

const expectVerdict =
  (verdict: Verdict) =>
  (...[list, text, contactInfo]: Case) =>
    expect(judge(list, text, contactInfo ? { contactInfo } : {})?.verdict).toBe(verdict);

describe('a place where the applicant is', () => {
  it.each<Case>([
    [
      'eligible',
      'Organizations must be located in one of the 50 states or the District of Columbia.',
    ],
    ['eligible', 'Open to U.S.-based and international applicants.', {}],
    ['eligible', 'Applicants must be located in New York or New Jersey.'],
    ['eligible', 'Applicants must be based in CT, NJ, or NY.'],
    ['eligible', 'Organizations located in the United States may apply.'],
    ['eligible', 'Applicants must be based in the city of Albany, New York.'],
    ['eligible', 'Applicants must be based in Buffalo, NY or Albany, NY.'],
    ['eligible', 'Applicants must be located in Ohio, New York, or Vermont.'],
    ['eligible', 'Applicants must be located in one of the following states: NY, CA, NV.'],
    ['eligible', 'Applicants must be based in NY/NJ/CT.'],
    ['eligible', 'Applicants must be based in one of three states (NY, NJ, CT).'],
    ['eligible', 'Organizations must be headquartered in OH, KY & NY.'],
    ['eligible', 'Organizations must be headquartered in OH; KY; NY.'],
    ['eligible', 'Organizations must be headquartered in OH, KY, and/or NY.'],
    ['eligible', 'Applicants must be located in the states of NY and VT.'],
    ['eligible', 'Applicants must be located in VT, New York or ME.'],
  ])('is judged eligible, in the list of %s applicants: %s', expectVerdict('eligible'));
});

describe('a place where the applicant is not', () => {
  it.each<Case>([
    ['eligible', 'Applicants must be located in Texas.'],
    ['eligible', 'Only organizations headquartered in Ohio or Texas may apply.'],
    ['eligible', 'Applicants must be located in one of the following states: AZ, CA, NV.'],
    ['eligible', 'Applicants must be based in OH/KY/IN.'],
    ['eligible', 'Applicants must be based in OH, KY, or IN.'],
    ['eligible', 'Applicants must be located in the states of Ohio and Texas.'],
    ['eligible', 'Applicants must be located in Maine, Vermont, or the District of Columbia.'],
  ])('is judged not eligible, in the list of %s applicants: %s', expectVerdict('not-eligible'));
});

describe('a place that may be where the applicant works', () => {
  it.each<Case>([
    ['eligible', 'Only organizations in California may apply.'],
    ['eligible', 'Applicants must serve Texas.'],
    ['eligible', 'Applicants must be located in or serve Texas.'],
    ['eligible', 'Applicants must be located in Texas or have an office there.'],
    ['eligible', 'Applicants must serve Erie County, New York.'],
    ['eligible', 'Applicants must be located in New York City.'],
    ['eligible', 'Applicants must be located in Saratoga Springs, NY.'],
    ['eligible', 'Applicants must be located in New York, NY.'],
    ['eligible', 'Applicants must be located in Buffalo, New York.'],
    ['eligible', 'Applicants must be located in Texas.', { state: 'Bavaria' }],
    ['eligible', 'Organizations located in the United States may apply.', { state: 'Bavaria' }],
    ['eligible', 'Applicants must be headquartered in Kansas City.', { state: 'MO' }],
    ['eligible', 'Applicants must be located in the Greater Washington region.', { state: 'MD' }],
    ['eligible', 'Applicants must be located in Delaware County.', { state: 'PA' }],
    ['eligible', 'Organizations in the Washington, DC area are eligible.', { state: 'MD' }],
    [
      'eligible',
      'Applicants must be located within 50 miles of Philadelphia, PA.',
      { state: 'NJ' },
    ],
    ['eligible', 'Organizations located outside Texas may apply.'],
    ['eligible', 'Applicants must be located in New England or Ohio.'],
    ['eligible', 'Applicants must be located in Ohio, Vermont, and N.Y.'],
    ['eligible', 'Applicants must be located in Ohio, Vermont, and Guam.'],
    ['eligible', 'Applicants must be located in Ohio and surrounding states.'],
    ['eligible', 'Applicants must be located in Ohio, Vermont, and neighboring states.'],
    ['eligible', 'Applicants must be located in the Mid-Atlantic, Ohio and Kentucky.'],
  ])('is left to the applicant, in the list of %s applicants: %s', expectVerdict('only-you'));
});

describe('a place left open by the profile', () => {
  it.each<Case>([
    ['eligible', 'Applicants must be located in Texas.', {}],
    ['ineligible', 'Organizations in the United States are not eligible.'],
    ['ineligible', 'Organizations located in New York are not eligible.'],
    ['eligible', 'Only organizations located outside the United States may apply.'],
    ['eligible', 'Organizations located outside New York may apply.'],
  ])('is judged unsure, in the list of %s applicants: %s', expectVerdict('unsure'));
});
