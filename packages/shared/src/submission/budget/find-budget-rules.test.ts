import { describe, expect, it } from 'vitest';
import { analysisDetails } from '../testing/analysis-details.ts';
import { findBudgetRules } from './find-budget-rules.ts';
import { computeIndirectCosts, isIndirectLine } from './compute-indirect-costs.ts';
import { matchFunds } from './match-funds.ts';

const rulesIn = (text: string) =>
  findBudgetRules(analysisDetails({ keyFacts: { costs: [{ text }] } }));

describe('findBudgetRules', () => {
  it.each([
    ['Indirect costs may not exceed 10% of direct costs.', 10],
    ['Overhead is capped at 12.5 percent.', 12.5],
    ['Indirect costs are limited to ten (10) percent.', 10],
    ['Indirect costs are limited to ten percent.', 10],
    ['Indirect costs are limited to 8 to 10 percent.', undefined],
    ['Indirect costs are not allowable.', 0],
    ['Indirect costs of 10% are common.', undefined],
    ['Overhead is limited to 5%, or 10% for colleges.', undefined],
    ['Applicants without a negotiated rate may use up to 15% for indirect costs.', undefined],
    ['Indirect costs are limited to the de minimis rate of 15%.', undefined],
    ['Indirect costs are not allowed without a NICRA.', undefined],
    ['Overhead may not exceed 10% unless the funder agrees.', undefined],
    ['Overhead may not exceed 10% of salaries.', undefined],
    ['Indirect costs may not exceed 15% of modified total direct costs (MTDC).', 15],
    ['Indirect costs: no more than 8% of your total request.', 8],
    ['Overhead is limited to 12% of the cost of equipment.', undefined],
  ])('reads the limit on indirect costs in %j', (text, percent) => {
    expect(rulesIn(text).indirect?.percent).toBe(percent);
  });

  it.each([
    ['Applicants must match at least 25% of the grant.', 25],
    ['A 1:1 match is required.', 100],
    ['Cost sharing of 20% of the total project cost is required.', 25],
    ['The match requirement is twenty (20) percent of the grant.', 20],
    ['Grantees must provide a match of $1 for every $1 of the grant.', 100],
    ['The match required is the total project cost x 25%.', undefined],
    ['A match of 25% is preferred.', undefined],
    ['Applicants are required to cover 20% of the total cost as a match.', 25],
    ['Grant funds may not exceed 75% of the total project cost; a match is required.', undefined],
    ['The grant pays 75% of the total project cost, and a match is required.', undefined],
    ['Grants may not exceed seventy-five percent of the cost; a match is required.', undefined],
    ['No more than 50% of the required match may be in-kind.', undefined],
    ['At least 50 percent of the match must be in cash.', undefined],
    ['A match is required unless waived: 25%.', undefined],
    ['A match of at least 20% of total eligible project costs is required.', 25],
    ['The required match is 20% of the total allowable project costs.', 25],
    ['Applicants must provide a match of at least 50% of project costs.', 100],
    ['Applicants must match 50% of the cost of the project.', 100],
    ['A minimum match of 20% of the total cost of the project is required.', 25],
    ['A cost share of 20 percent (20%) of total project expenses is required.', 25],
    ['Cost sharing of 20% of approved project expenditures is required.', 25],
    ['A match of 20% of all eligible costs must be documented.', 25],
    ['A 20% match of total project costs is required.', 25],
    ['A 20% cash match, based on total program costs, is required.', 25],
    ['Of the total project budget, a 20% match is required.', 25],
    ['Applicants must match 50% of the project.', 100],
    ['Your match must be at least 20% of the project’s total cost.', 25],
    ['A match of 20% of program/project costs is required.', 25],
    ['A match of 20% of direct and indirect costs is required.', 25],
    ['A match of 100% of the total project cost is required.', undefined],
    ['The required match is 40% of the amount requested.', 40],
    ['The required match is 40% of the total grant amount.', 40],
    ['Grantees must match 40% of their capacity-building grant.', 40],
    ['Grantees must match 40% of the federal share of project costs.', 40],
    ['A match of 40% of total project costs requested is required.', 40],
    ['A 30% match is required of all applicants.', 30],
    ['At least 30% in matching funds is required.', 30],
    ['A match of at least 30% of equipment costs is required.', undefined],
    ['A match of at least 30% of the cost of equipment is required.', undefined],
    ['A match of at least 30% of staff salaries is required.', undefined],
    ['A match of at least 30% of total project funding is required.', undefined],
    ['A match of 30% of the budget is required.', undefined],
    ['A match of 30% of direct costs is required.', undefined],
    ['A match is required: the federal share is 80% of total project costs.', undefined],
    ['A match is required; the funder’s share of project costs is 80%.', undefined],
    ['The non-federal share must be at least a 20% match of the federal award.', 20],
  ])('reads the required match in %j', (text, percent) => {
    expect(rulesIn(text).match?.percent).toBe(percent);
  });

  it('records the page and the file of the sentence', () => {
    const cost = { text: 'Overhead is capped at 10%.', page: 2, file: 0 };
    expect(findBudgetRules(analysisDetails({ keyFacts: { costs: [cost] } }))).toEqual({
      indirect: { percent: 10, quote: cost.text, page: 2, file: 0 },
    });
  });

  it('prefers the rules of the analysis', () => {
    const match = { percent: 30, quote: 'Match 30%.' };
    const keyFacts = { costs: [{ text: 'A match of 50% is required.' }] };
    expect(findBudgetRules(analysisDetails({ budgetRules: { match }, keyFacts }))).toEqual({
      match,
    });
    expect(findBudgetRules(undefined)).toEqual({});
  });
});

it('recognizes an indirect cost by its mark or, without a mark, by its name', () => {
  const line = { item: 'Indirect costs (10%)', cost: 1, requested: 1 };
  expect(isIndirectLine(line)).toBe(true);
  expect(isIndirectLine({ ...line, isIndirect: false })).toBe(false);
  expect(isIndirectLine({ ...line, item: 'Rent' })).toBe(false);
});

it.each([
  ['10% of direct costs', 80],
  ['10% of total direct costs', 80],
  ['10% of the amount requested', 90],
  ['10% of the total requested amount', 90],
  ['10% of the grant budget', 90],
  ['10% of total project costs', 200],
  ['10% of the project budget', 200],
  ['10% of the total costs', 200],
])('applies a limit of %s to the right base', (share, maximum) => {
  const lines = [
    { item: 'Rent', cost: 1_900, requested: 800, other: 1_100 },
    { item: 'Overhead', cost: 100, requested: 100 },
  ];
  const quote = `Indirect costs may not exceed ${share}.`;
  expect(computeIndirectCosts(lines, { percent: 10, quote }).maximum).toBe(maximum);
});

it('limits indirect costs to a share of direct costs, or of the request if the funder says so', () => {
  const lines = [
    { item: 'Rent', cost: 900, requested: 900 },
    { item: 'Overhead', cost: 100, requested: 100 },
  ];
  expect(computeIndirectCosts(lines, { percent: 10 })).toMatchObject({ maximum: 90, isOver: true });
  const quote = 'At most 10% of the grant.';
  expect(computeIndirectCosts(lines, { percent: 10, quote })).toMatchObject({
    maximum: 100,
    isOver: false,
  });
});

it('calculates the match as a share of the request', () => {
  const sums = { cost: 150, requested: 100, other: 50 };
  expect(matchFunds(sums, { percent: 50 }).isMissing).toBe(false);
  expect(matchFunds(sums, { percent: 60 })).toEqual({
    required: 60,
    provided: 50,
    isMissing: true,
  });
});
