import { describe, expect, it } from 'vitest';
import { documentToText, documentToHtml, htmlToDocument } from '../../richtext/index.ts';
import { listTables } from '../readiness/rules/budget/table-amounts.ts';
import {
  buildBudgetTable,
  findBudgetTable,
  isBudgetTable,
  isCurrentTable,
} from './build-budget-table.ts';

const budget = {
  currency: 'USD',
  lines: [
    { item: 'Van', basis: 'Quote', cost: 30_000, requested: 24_500, other: 5_500 },
    { item: 'Fuel', cost: 99.5, requested: 99.5 },
  ],
};
const html = documentToHtml([buildBudgetTable(budget)]);

describe('the budget table', () => {
  it('lists the lines and their totals', () => {
    expect(documentToText([buildBudgetTable(budget)]).split('\n')).toEqual([
      ...['Item', 'Basis', 'Cost', 'Requested', 'Other sources'],
      ...['Van', 'Quote', '$30,000', '$24,500', '$5,500'],
      ...['Fuel', '', '$99.50', '$99.50', '$0'],
      ...['Total', '', '$30,099.50', '$24,599.50', '$5,500'],
    ]);
  });

  it('is recognized after saving, and is current until the budget changes', () => {
    const [table] = listTables(htmlToDocument(html)).filter(isBudgetTable);
    if (!table) throw new Error('not recognized');
    expect(isCurrentTable(table, budget)).toBe(true);
    expect(isCurrentTable(table, { ...budget, lines: budget.lines.slice(1) })).toBe(false);
  });

  it('is recognized even if one heading is renamed', () => {
    const isFound = (heading: string) =>
      htmlToDocument(html.replace('Item', heading)).some(isBudgetTable);
    expect(isFound('Line item')).toBe(true);
    expect(
      htmlToDocument('<table><tr><td>Item</td><td>Cost</td></tr></table>').some(isBudgetTable),
    ).toBe(false);
  });
});

describe('the place of the budget table', () => {
  const placeIn = (text: string) => findBudgetTable(htmlToDocument(text));

  it.each([
    [
      'that of the inserted table',
      `<p>One.</p>${html}<h2>Budget</h2>`,
      { index: 1, isReplacing: true },
    ],
    [
      'the end of the section',
      '<h2>Budget</h2><p>One.</p><h3>Notes</h3><p>Two.</p><h2>Team</h2>',
      { index: 4, isReplacing: false },
    ],
    [
      'before blank lines',
      '<h2>Team</h2><h2>3. Project budget</h2><p></p><p></p>',
      { index: 2, isReplacing: false },
    ],
    [
      'the end of the section with exactly this name',
      '<h2>Budget narrative</h2><p>One.</p><h2>Budget</h2>',
      { index: 3, isReplacing: false },
    ],
    [
      'left to the caret if no section has this name',
      '<h2>Annual operating budget</h2><p>One.</p>',
      undefined,
    ],
  ])('is %s', (_name, text, place) => {
    expect(placeIn(text)).toEqual(place);
  });
});
