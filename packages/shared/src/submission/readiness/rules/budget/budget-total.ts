import { sumBudget, isDifferent, type BudgetSums } from '../../../budget/sum-budget.ts';
import {
  isBudgetHeading,
  isBudgetTable,
  isCurrentTable,
} from '../../../budget/build-budget-table.ts';
import { findEnteredBudget, budgetPlace as place, placeInSection } from './find-entered-budget.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import { isOnlyIn, mayBeIn } from '../../../../values/money/amounts.ts';
import type { Draft } from '../../readiness-input.ts';
import { listCellTexts, parsePlainNumber, listTables, totalRowPattern } from './table-amounts.ts';
import { listTotalCosts } from './list-total-costs.ts';

const { warning } = createFindingFactory('budget-total');

/** Finds totals in the text and its tables that differ from the budget. */
export function budgetTotal(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  if (!budget) return [];
  const sums = sumBudget(budget.lines);
  const sum = `the budget table adds up to ${formatAmount(sums.cost, budget.currency)}`;
  const findings: Finding[] = [];
  const [mismatch] = listTotalCosts(draft.text).filter(
    (total) => mayBeIn(total, budget.currency) && isNoSum(total.amount, sums),
  );
  if (mismatch) {
    const text = `The text states ${mismatch.text} as the total cost${placeInSection(draft, mismatch.line)}; ${sum}`;
    const help = 'State one total, the same in the text and in the budget.';
    findings.push(warning('text', text, { help, place }));
  }
  const tables = listTables(draft.document);
  if (tables.some((table) => isBudgetTable(table) && !isCurrentTable(table, budget))) {
    const help = 'The budget has changed since it was inserted. Insert it into the draft again.';
    findings.push(
      warning('inserted', 'The budget in the text is not the current one', {
        help,
        place,
        facts: [JSON.stringify(budget)],
      }),
    );
  }
  const other = findOtherTotals(draft).find(
    ({ amount, cell }) => isNoSum(amount, sums) && isOnlyIn(cell, budget.currency),
  );
  if (other) {
    const text = `A table${placeInSection(draft, other.cell)} has the total ${other.cell}; ${sum}`;
    const help = 'Correct the one that is wrong, or replace the table with the budget.';
    findings.push(warning('table', text, { help, place }));
  }
  return findings;
}

const isNoSum = (amount: number, { cost, requested, other }: BudgetSums): boolean =>
  [cost, requested, other].every((sum) => isDifferent(sum, amount));

/** Finds the totals of tables in project budget sections, if a table has one column of amounts and one total. */
function findOtherTotals({ document, sections }: Draft): { amount: number; cell: string }[] {
  const inBudget = sections
    .filter(({ heading }) => isBudgetHeading(heading))
    .flatMap(({ start, end }) => listTables(document.slice(start, end)));
  return inBudget
    .filter((table) => !isBudgetTable(table))
    .flatMap((table) => {
      const cells = listCellTexts(table)
        .filter(([label = '']) => totalRowPattern.test(label))
        .flatMap((row) => row.slice(1).filter((cell) => parsePlainNumber(cell) !== undefined));
      const [cell = ''] = cells;
      const amount = parsePlainNumber(cell);
      return cells.length === 1 && amount !== undefined ? [{ amount, cell }] : [];
    });
}
