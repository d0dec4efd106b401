import { isBudgetTable, isCurrentTable } from '../../../budget/build-budget-table.ts';
import { findEnteredBudget } from './find-entered-budget.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import {
  formatLike,
  listCellTexts,
  parsePlainNumber,
  listTables,
  totalRowPattern,
} from './table-amounts.ts';

const { blocker, warning } = createFindingFactory('table-total');
const subtotalRow = /^sub-?\s?totals?\b|^totals?\b/i;
const partRow = /^(?:of which|including|incl\.|thereof)\b/i;
/** Headers of columns that have no meaningful total. */
const rateColumn =
  /\b(?:rates?|units?|prices?|per|hours?|qty|quantity|fte|percent|number|no\.|months?|days?|base|salary)\b|%|#/i;
/** "Total (unduplicated)": people or things that several rows count. */
const countedOnce = /\b(?:un-?duplicated|de-?duplicated|unique|distinct|different)\b/i;
/** "Total (rounded down)", unlike "Total (A + B)" */
const isQualified = (label: string): boolean => /\p{L}{4}/u.test(label.split('(')[1] ?? '');
const money = /[$€£]|\b(?:USD|EUR|GBP|amounts?|budget|costs?|expenses?|requested|funds|funding)\b/i;
const minItems = 2;

/** Finds total rows that differ from the sum of the amounts above them. */
export function tableTotals(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  return listTables(draft.document).flatMap((table) => {
    // The name of a budget item may look like a total.
    if (budget && isBudgetTable(table) && isCurrentTable(table, budget)) return [];
    const rows = listCellTexts(table);
    const width = Math.max(0, ...rows.map((row) => row.length));
    const header = rows[0] ?? [];
    // Merged cells would shift the columns.
    if (rows.some((row) => row.length !== width)) return [];
    return Array.from({ length: width }, (_, column) => column)
      .filter((column) => column > 0 && !rateColumn.test(header[column] ?? ''))
      .flatMap((column) => findWrongTotals(rows, column, isBudgetTable(table)));
  });
}

/** Wrong totals are certain in columns of money; elsewhere, the rows may count the same people twice. */
function findWrongTotals(rows: string[][], column: number, isBudget: boolean): Finding[] {
  const findings: Finding[] = [];
  const isMoney = isBudget || rows.some((row) => money.test(row[column] ?? ''));
  const all: number[] = [];
  const totals: number[] = [];
  let sinceTotal = createAmounts();
  let sinceSubtotal = createAmounts();
  for (const [index, row] of rows.entries()) {
    const [label = '', cell = ''] = [row[0], row[column]];
    const value = parsePlainNumber(cell);
    const total = { label, cell, value: value ?? 0 };
    if (totalRowPattern.test(label) && value !== undefined) {
      const create = isMoney && !isQualified(label) ? blocker : warning;
      const others = [sumValues(all), sumValues(all) - sumValues(sinceTotal.parts)];
      if (!countedOnce.test(label))
        findings.push(...checkTotal(create, total, sinceTotal, [...others, sumValues(totals)]));
      totals.push(value);
      sinceTotal = createAmounts();
      sinceSubtotal = createAmounts();
    } else if (subtotalRow.test(label)) {
      const others = [sumValues(all), sumValues(totals)];
      if (value !== undefined && isMoney && /^sub/i.test(label))
        findings.push(...checkTotal(warning, total, sinceSubtotal, others));
      if (value !== undefined) totals.push(value);
      sinceSubtotal = createAmounts();
    } else if (value !== undefined) {
      all.push(value);
      for (const { items, parts } of [sinceTotal, sinceSubtotal]) {
        items.push(value);
        if (partRow.test(label)) parts.push(value);
      }
    } else if (index > 0 && cell !== '' && !/^[-–—]$/.test(cell)) {
      // A column with words, such as "in kind", cannot be added up.
      return [];
    }
  }
  return findings;
}

/** Amounts above a total. `parts` are those of the items that are part of another item. */
type Amounts = { items: number[]; parts: number[] };
const createAmounts = (): Amounts => ({ items: [], parts: [] });

/** Reports a total that is neither the sum of the amounts, with or without parts, nor one of the other sums. */
function checkTotal(
  create: typeof blocker,
  { label, cell, value }: { label: string; cell: string; value: number },
  { items, parts }: Amounts,
  otherSums: readonly number[],
): Finding[] {
  const sum = sumValues(items);
  const possible = [sum, sum - sumValues(parts), ...otherSums];
  const isCorrect = possible.some((one) => Math.abs(one - value) < 1);
  return items.length < minItems || isCorrect
    ? []
    : [describeWrongTotal(create, label, { cell, sum })];
}

const describeWrongTotal = (
  create: typeof blocker,
  label: string,
  { cell, sum }: { cell: string; sum: number },
): Finding =>
  create(
    `${label} ${cell}`,
    `“${label}” is ${cell}, but the amounts add up to ${formatLike(cell, sum)}`,
    {
      help: 'Correct the total or the amounts above it.',
      place: { type: 'words', words: cell },
    },
  );

const sumValues = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
