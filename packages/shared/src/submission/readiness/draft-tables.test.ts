import { describe, expect, it } from 'vitest';
import { findingTexts } from './testing/finding-texts.ts';

const tableHtml = (rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const budgetHtml = ({
  header = 'Requested',
  indirect = 'Indirect (10%)',
  amount = '$2,000',
} = {}) =>
  tableHtml([
    ['Line', header, 'Other sources'],
    ['Driver', '$18,000', '$4,000'],
    ['Fuel', '$2,000', '$0'],
    [indirect, amount, '-'],
    ['Total', '$22,000', '$4,000'],
  ]);

describe('the rule on requested amounts in tables of the text', () => {
  const find = (text: string, html = budgetHtml()) =>
    findingTexts('table-request', { html: `<h2>Budget</h2><p>${text}</p>${html}` });

  it('finds a total that differs from every request', () => {
    expect(find('We request $25,000.')).toEqual([
      'warning: The text requests $25,000 in “Budget”; the table requests $22,000',
    ]);
  });

  it.each([
    ['the same request', 'We request $22,000.'],
    ['a request for one year', 'We request $11,000 per year.'],
    ['no request', 'The city gives $25,000.'],
  ])('finds nothing with %s', (_what, text) => {
    expect(find(text)).toEqual([]);
  });

  it('finds nothing in a table of costs', () => {
    expect(find('We request $25,000.', budgetHtml({ header: 'Cost' }))).toEqual([]);
  });
});

describe('the rule on percentages in tables of the text', () => {
  const find = (change: Parameters<typeof budgetHtml>[0]) =>
    findingTexts('table-rate', { html: budgetHtml(change) });

  it('finds indirect costs above their percentage of all amounts', () => {
    expect(find({ amount: '$2,900' })).toEqual([
      'warning: “Indirect (10%)” is $2,900, but 10% of the other amounts is $2,000',
    ]);
  });

  it.each([
    { amount: '$2,000' },
    // 10% of the total, including the indirect costs
    { amount: '$2,222' },
    // 10% of a part
    { amount: '$1,800' },
    { indirect: 'Indirect (10% of the salaries at another employer)', amount: '$2,900' },
    { indirect: 'Indirect', amount: '$2,900' },
  ])('finds nothing with %j', (change) => {
    expect(find(change)).toEqual([]);
  });
});
