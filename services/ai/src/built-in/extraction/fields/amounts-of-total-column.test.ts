import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAnnualBudgets } from './annual-budget.ts';

const budgetOf = (text: string) =>
  [...findAnnualBudgets(paperOf(paperFrom('paper', 'docx', text)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

it('takes what was spent of all funds, not of those without a purpose', () => {
  expect(
    budgetOf(`| | Unrestricted £ | Restricted £ | Total 2023 £ | Total 2022 £ |
    | Total income | 31,400 | 44,020 | 75,420 | 70,118 |
    | Total expenditure | 29,815 | 40,660 | 70,475 | 68,902 |`),
  ).toBe('£70,475');
  expect(
    budgetOf(`| | Without donor restrictions | With donor restrictions | Total |
    | Program services | $201,300 | $12,000 | $213,300 |
    | Total expenses | $248,912 | $12,000 | $260,912 |`),
  ).toBe('$260,912');
});

it('reads a table of two years as before', () => {
  expect(
    budgetOf(`| Year ended 30 June | 2023 £ | 2022 £ |
    | Total expenditure | 70,475 | 68,902 |`),
  ).toBe('£70,475');
});
