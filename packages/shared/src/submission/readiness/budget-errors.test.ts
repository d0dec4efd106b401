import { describe, expect, it } from 'vitest';
import {
  editLine,
  findBudgetFindings,
  buildTableHtml,
  formatBudgetFindings,
  rewordText,
  type BudgetChange,
} from './testing/budgets.ts';

const fact = (text: string) => ({ costs: [{ text }] });

describe('a planted error in a budget', () => {
  it.each<[string, BudgetChange, string]>([
    [
      'a line that requests more than it costs',
      editLine(0, { requested: 25_000 }),
      'blocker: Budget line “Program coordinator”: $25,000 is requested, but the cost is $24,000.',
    ],
    [
      'a line whose parts do not add up',
      editLine(1, { other: 18_000 }),
      'blocker: Budget line “2 case managers”: $10,000 requested and $18,000 from other sources add up to $28,000, but the cost is $30,000.',
    ],
    [
      'a cost without a source',
      editLine(0, { requested: 20_000 }),
      'warning: Budget line “Program coordinator”: $4,000 of the cost has no source.',
    ],
    [
      'a missing cost',
      editLine(2, { cost: 0 }),
      'blocker: Budget line “Office supplies”: The cost is missing.',
    ],
    [
      'a negative amount',
      editLine(3, { requested: -4_000 }),
      'blocker: Budget line “Indirect costs”: An amount is negative.',
    ],
    [
      'a basis with another result',
      editLine(0, { basis: '0.5 FTE at $52,000' }),
      'warning: Budget line “Program coordinator”: “0.5 FTE at $52,000” is $26,000, but the cost is $24,000.',
    ],
    [
      'a line that is entered twice',
      ({ lines }) => {
        const supplies = lines.find(({ item }) => item === 'Office supplies');
        if (supplies) lines.push({ ...supplies, item: 'office supplies ' });
      },
      'warning: Budget lines 3 and 5 are the same: “office supplies”',
    ],
    [
      'a request above the ceiling',
      ({ details }) => void (details.award = { ceiling: { amount: 40_000, currency: 'USD' } }),
      'blocker: The budget requests $44,000, more than the maximum of $40,000',
    ],
    [
      'a request below the floor',
      ({ details }) => void (details.award = { floor: { amount: 45_000, currency: 'USD' } }),
      'warning: The budget requests $44,000, less than the minimum of $45,000',
    ],
    [
      'another currency',
      ({ details }) => void (details.award = { ceiling: { amount: 40_000, currency: 'CAD' } }),
      'warning: The budget is in USD, but the award is in CAD',
    ],
    [
      'a missing match',
      ({ details }) => void (details.budgetRules = { match: { percent: 50 } }),
      'warning: The funder requires a match of $22,000; the budget has $20,000 from other sources',
    ],
    [
      'a missing match that only a sentence requires',
      ({ details }) => {
        details.budgetRules = {};
        details.keyFacts = fact('Applicants must provide matching funds, dollar for dollar.');
      },
      'warning: The funder requires a match of $44,000; the budget has $20,000 from other sources',
    ],
    [
      'indirect costs above the maximum',
      ({ details }) => void (details.budgetRules = { indirect: { percent: 8 } }),
      'warning: The budget requests $4,000 in indirect costs; the maximum is $3,200 (8% of the direct costs)',
    ],
    [
      'indirect costs above a share of the award',
      ({ details }) => {
        details.budgetRules = {};
        details.keyFacts = fact('Indirect costs may not exceed 5% of the total award.');
      },
      'warning: The budget requests $4,000 in indirect costs; the maximum is $2,200 (5% of the request)',
    ],
    [
      'indirect costs that are not allowed',
      ({ details }) => {
        details.budgetRules = {};
        details.keyFacts = fact('Indirect costs are not allowed.');
      },
      'warning: The budget requests $4,000 in indirect costs; the funder pays none',
    ],
    [
      'another request in the text',
      rewordText('$44,000', '$48,000'),
      'warning: The text requests $48,000 in “Budget”; the budget table adds up to $44,000',
    ],
    [
      'another amount that the applicant entered',
      (budgetCase) => void (budgetCase.requestedAmount = 45_000),
      'warning: You entered $45,000 as the amount requested; the budget table adds up to $44,000',
    ],
    [
      'another total cost in the text',
      rewordText('$64,000', '$66,000'),
      'warning: The text states $66,000 as the total cost in “Budget”; the budget table adds up to $64,000',
    ],
    [
      'an inserted table that is no longer current',
      (budgetCase) => {
        budgetCase.rest = buildTableHtml(budgetCase.lines.slice(1));
      },
      'warning: The budget in the text is not the current one',
    ],
    [
      'another total in a table of the text',
      (budgetCase) => {
        budgetCase.rest =
          '<table><tr><td>Item</td><td>Cost</td></tr><tr><td>Staff</td><td>$54,000</td></tr>' +
          '<tr><td>Other</td><td>$9,000</td></tr><tr><td>Total</td><td>$63,000</td></tr></table>';
      },
      'warning: A table in “Budget” has the total $63,000; the budget table adds up to $64,000',
    ],
    [
      'another number of staff',
      rewordText('two case', 'three case'),
      'warning: The text has “three case managers” in “Budget”; the budget has 2',
    ],
    [
      'another number of staff whose role the budget specifies',
      (budgetCase) => {
        editLine(1, { item: 'Program coordinators', basis: '3 at $10,000' })(budgetCase);
        editLine(0, { item: 'Evaluation' })(budgetCase);
        rewordText('We will hire two case managers', 'Two coordinators will lead it')(budgetCase);
      },
      'warning: The text has “Two coordinators” in “Budget”; the budget has 3',
    ],
    [
      'another amount for an item with a number in its name',
      (budgetCase) => {
        editLine(2, { item: 'SOC2 audit' })(budgetCase);
        budgetCase.text += ' SOC2 audit: $8,000.';
      },
      'warning: The text has $8,000 for “SOC2 audit” in “Budget”; the budget has $6,000',
    ],
    [
      'another amount for an item',
      rewordText('supplies: $6,000', 'supplies: $8,000'),
      'warning: The text has $8,000 for “Office supplies” in “Budget”; the budget has $6,000',
    ],
  ])('is found: %s', (_name, change, text) => {
    expect(formatBudgetFindings(change)).toContain(text);
  });

  it('links to the budget and quotes the funder', () => {
    const quote = 'Overhead is limited to 5% of direct costs.';
    const [finding] = findBudgetFindings(({ details }) => {
      details.budgetRules = {};
      details.keyFacts = { costs: [{ text: 'Overhead at most 5%', quote, page: 3 }] };
    });
    expect(finding).toMatchObject({ rule: 'budget-indirect', place: { type: 'budget' } });
    expect(finding).toMatchObject({ quote, page: 3 });
  });
});
