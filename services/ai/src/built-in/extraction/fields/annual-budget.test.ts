import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAnnualBudgets } from './annual-budget.ts';

const budgetOf = (text: string) =>
  [...findAnnualBudgets(paperOf(paperFrom('paper', 'docx', text)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the annual budget', () => {
  it('is not that of the city which a body writes of', () => {
    expect(
      budgetOf(
        "Who has time for the City of Elm Grove's budget of 200 pages? Learn about the nearly $410 Million budget here.",
      ),
    ).toBeUndefined();
    expect(
      budgetOf(
        "Curious about the City of Elm Rows' budget, but short of time? The best way into the nearly $410 Million budget is a walk.",
      ),
    ).toBeUndefined();
    expect(
      budgetOf('The town budget for 2024 is $410,000, and the mill is no part of it.'),
    ).toBeUndefined();
  });
  it.each([
    'Our annual budget is $38,400. The county budget holds nothing for us.',
    'The county budget has been cut again and holds nothing for any of the mills; our annual budget is $38,400.',
  ])('is the body’s own beside that of a county: “%s”', (text) => {
    expect(budgetOf(text)).toBe('$38,400');
  });
  it.each([
    'Total expenses per child came to $4.3K.',
    'Total expenditure fell, and with it the R914,436 that we owed.',
    'Total expenses were lower than the €5.000 we had feared.',
  ])('is not beside a total in “%s”', (text) => {
    expect(budgetOf(text)).toBeUndefined();
  });
  it.each([
    ['In the year to 31 March we spent £48,210 on boats and the lock house.', '£48,210'],
    ['Budget approved at the annual meeting for 2024–2025: $61,700', '$61,700'],
    ['Total expenses for the year 2023 were €48.210', '€48,210'],
    ['Total spending: $1.2 million', '$1,200,000'],
    ['We run on about $37,000 a year, nearly all of it from our neighbors.', '$37,000'],
    ['It takes about $1.3 million a year to run the clinic.', '$1,300,000'],
    [
      'Total expenses for fiscal year 2023 came to $1,204,551, of which 84% was for programs.',
      '$1,204,551',
    ],
    ['Today it has a staff of six, 200 volunteers a summer and a budget of $410,000.', '$410,000'],
    ['Budget size: $85,500', '$85,500'],
    ['Budget passed by the members for 2023-2024: $62,500.', '$62,500'],
    ['Our income in the year to 30 June 2024 was £21,480 and we spent £19,215.', '£19,215'],
    ['Total Expenditure: R914,436 (down from R1,003,886 in 2023)', 'ZAR 914,436'],
    [
      'We paid a diocesan share of £22,300. The budget for 2026 agreed by the council in January 2026 provides for spending of £64,000.',
      '£64,000',
    ],
    ['Total receipts were £61,306 (2023: £58,914). Total payments were £57,040.', '£57,040'],
    ['The Board has adopted a working budget of $318,000 for fiscal year 2024-25.', '$318,000'],
    [
      'The shelter gets less than 2% of its annual operating budget of $632,300 from the county.',
      '$632,300',
    ],
    ['Year Founded: 1976  Current Operating Budget: $288,000', '$288,000'],
  ])('is told in “%s”', (text, budget) => {
    expect(budgetOf(text)).toBe(budget);
  });

  it('is what was spent where a sentence gives first what came in', () => {
    expect(
      budgetOf(
        'Total income for the year was £218,400 (2022: £197,310) and total expenditure was £204,118 (2022: £190,002).',
      ),
    ).toBe('£204,118');
  });

  it('is what came in where a report says nothing of what was spent', () => {
    expect(
      budgetOf(`# Annual Report 2023
      Total Revenue: $2.4M (Gifts and Dues)`),
    ).toBe('$2,400,000');
    expect(
      budgetOf(`# Annual Report 2023
      Total Revenue: $2.4M (Gifts and Dues)
      Total Expenses: $2.1M`),
    ).toBe('$2,100,000');
  });

  it('is the total that closes the expenses, not the income', () => {
    expect(
      budgetOf(`| Income | |
      | Grants | $331,200 |
      | Total | $331,200 |
      | Expenses | |
      | Program | $288,108 |
      | Total | $318,442 |`),
    ).toBe('$318,442');
  });

  it('is not what a campaign or a patient costs', () => {
    expect(budgetOf('One patient costs us $2,140 for a year.')).toBeUndefined();
    expect(budgetOf('The city has begun a $3,000,000 campaign for the hall.')).toBeUndefined();
  });

  it.each([
    ["The agency's $780,000 budget comes from the county and from gifts.", '$780,000'],
    ['Our budget this year is $226,400. We ask for $25,000.', '$226,400'],
    ['| Income | £66,010 |\n| Expenditure | £61,220 |', '£61,220'],
  ])('is read from “%s”', (text, budget) => {
    expect(budgetOf(text)).toBe(budget);
  });

  it('is what was spent in the year', () => {
    expect(budgetOf('Expenditure for the year was £38,940 against income of £41,205.')).toBe(
      '£38,940',
    );
  });

  it.each([
    '| 18 Total expenses. Add lines 13-17 (must equal Part IX, column (A), line 25) 87,742. | 70,853. |',
    '| 18 Total expenses. Add lines 13-17 (must equal Part IX, column (A), line 25) | 87,742. 70,853. |',
  ])('is this year’s on a Form 990 whose amounts end in a point: %s', (row) => {
    expect(budgetOf(`Form 990 Return of Organization Exempt From Income Tax\n${row}`)).toBe(
      '$70,853',
    );
  });
  it.each([
    'We help small nonprofits with an annual budget of under $500,000.',
    'We teach those whose annual budget is less than $500,000.',
    'The park’s annual budget is $2.1 million; the Friends pay a part.',
  ])('is not of whom it helps: “%s”', (text) => {
    expect(budgetOf(text)).toBeUndefined();
  });
});
