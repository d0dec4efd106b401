import { describe, expect, it } from 'vitest';
import {
  editLine,
  buildTableHtml,
  formatBudgetFindings,
  rewordText,
  type BudgetChange,
} from './testing/budgets.ts';

describe('a correct budget', () => {
  it.each<[string, BudgetChange]>([
    ['that agrees with the text and the rules', () => undefined],
    [
      'of an application without analyzed guidelines',
      (budgetCase) => void (budgetCase.details = {}),
    ],
    [
      'with cents',
      (budgetCase) => {
        editLine(0, { basis: '', cost: 24_000.1, requested: 24_000.1 })(budgetCase);
        editLine(2, { basis: '', cost: 5_999.9, requested: 5_999.9 })(budgetCase);
      },
    ],
    [
      'with indirect costs and a match rounded to whole dollars',
      (budgetCase) => {
        budgetCase.details.budgetRules = {
          match: { percent: 45.456 },
          indirect: { percent: 9.999 },
        };
      },
    ],
    [
      'that is also in the text',
      (budgetCase) => {
        budgetCase.rest = buildTableHtml(budgetCase.lines);
      },
    ],
    [
      'next to a table of the budget of the organization',
      (budgetCase) => {
        budgetCase.rest =
          '<h2>Organizational budget</h2><table><tr><td>Item</td><td>Cost</td></tr>' +
          '<tr><td>Staff</td><td>$1,200,000</td></tr><tr><td>Total</td><td>$1,200,000</td></tr></table>';
      },
    ],
    [
      'with two lines of the same name',
      (budgetCase) => {
        editLine(2, { item: 'Travel', basis: '', cost: 500, requested: 500 })(budgetCase);
        budgetCase.lines.push({ item: 'Travel', cost: 5_500, requested: 5_500 });
        budgetCase.text = budgetCase.text.replace(
          'Office supplies: $6,000.',
          'We need $500 for travel, and $6,000 for travel.',
        );
      },
    ],
    [
      'with a line that is named like a total',
      (budgetCase) => {
        editLine(2, { item: 'Total supplies' })(budgetCase);
        budgetCase.rest = buildTableHtml(budgetCase.lines);
      },
    ],
    ['with a request for each year in the text', rewordText('$44,000', '$22,000 per year')],
    ['with a basis for several years', editLine(0, { basis: '0.5 FTE at $24,000 per year' })],
    ['with more staff than one sentence names', rewordText('two case managers', 'a case manager')],
    [
      'with staff that several lines may name',
      (budgetCase) => {
        editLine(0, { item: 'Site coordinator', basis: '1 at $24,000' })(budgetCase);
        editLine(1, { item: 'Program coordinators', basis: '2 at $15,000' })(budgetCase);
        rewordText('two case managers', 'three coordinators')(budgetCase);
      },
    ],
    [
      'with conditional rules of the funder',
      ({ details }) => {
        details.budgetRules = {};
        details.keyFacts = {
          costs: [
            { text: 'A match of 60% is encouraged but not required.' },
            { text: 'Indirect costs at the de minimis rate of 8% are allowed.' },
            { text: 'Universities must match 50%, others at least 60%.' },
          ],
        };
      },
    ],
    [
      'with an amount for a part of an item',
      rewordText('supplies: $6,000', 'supplies: $500 per month'),
    ],
  ])('has no findings: %s', (_name, change) => {
    expect(formatBudgetFindings(change)).toEqual([]);
  });
});

it('reports nothing for an empty budget', () => {
  expect(formatBudgetFindings((budgetCase) => void (budgetCase.lines = []))).toEqual([]);
});
