import type { Budget, BudgetLine } from '@grantwright/shared/contract';
import { parseAmount } from '../../text/parse-amount.ts';

export type AmountField = 'cost' | 'requested' | 'other';

/** A budget line being edited. */
export type BudgetRow = {
  /** Identifies the row while lines are added and removed. */
  key: number;
  /** The budget line, in which an invalid amount is 0 or blank. */
  line: BudgetLine;
  /** The amounts as typed by the user. */
  typed: Record<AmountField, string>;
};

const emptyLine: BudgetLine = { item: '', cost: 0, requested: 0 };

export const createRow = (key: number): BudgetRow => ({
  key,
  line: emptyLine,
  typed: { cost: '', requested: '', other: '' },
});

/** Converts a budget to rows. A new budget starts with an empty row. */
export const toRows = (budget: Budget | undefined): BudgetRow[] =>
  budget && budget.lines.length > 0 ? budget.lines.map(toRow) : [createRow(0)];

const toRow = (line: BudgetLine, key: number): BudgetRow => ({
  key,
  line,
  typed: {
    cost: formatAmountInput(line.cost),
    requested: formatAmountInput(line.requested),
    other: formatAmountInput(line.other),
    ...line.notAmounts,
  },
});

function formatAmountInput(amount: number | undefined): string {
  if (amount === undefined) return '';
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 });
}

/**
 * Sets an amount from typed text. If the text is not an amount, keeps the text, including in the saved line, and clears
 * the amount.
 */
export function withAmount(row: BudgetRow, field: AmountField, text: string): BudgetRow {
  const typed = { ...row.typed, [field]: text };
  const amount = parseAmount(text) ?? (field === 'other' ? undefined : 0);
  const { other, notAmounts: _, ...rest } = { ...row.line, [field]: amount };
  const notAmounts = Object.fromEntries(
    Object.entries(typed).filter(([, value]) => isInvalidAmount(value)),
  );
  return {
    ...row,
    typed,
    line: {
      ...rest,
      ...(other !== undefined && { other }),
      ...(Object.keys(notAmounts).length > 0 && { notAmounts }),
    },
  };
}

export const isInvalidAmount = (text: string): boolean =>
  text.trim() !== '' && parseAmount(text) === undefined;

export const hasInvalidAmount = ({ typed }: BudgetRow): boolean =>
  Object.values(typed).some(isInvalidAmount);

export function describeRemoval({ line }: BudgetRow): string {
  const item = line.item.trim();
  return item ? `Removed “${item}”.` : 'Removed a line.';
}

export const isEmptyRow = ({ line, typed }: BudgetRow): boolean =>
  line.item.trim() === '' &&
  !line.basis?.trim() &&
  Object.values(typed).every((text) => text.trim() === '');

/** Returns where to add a row: after the given row or at the end, unless there already is an empty row. */
export function getPlaceForRow(rows: readonly BudgetRow[], afterKey: number | undefined) {
  const after = rows.findIndex(({ key }) => key === afterKey);
  const index = after < 0 ? rows.length : after + 1;
  const neighbor = after < 0 ? rows.at(-1) : rows[index];
  return { index, emptyRow: neighbor && isEmptyRow(neighbor) ? neighbor : undefined };
}

/** Converts the rows to a budget. Returns undefined if all rows are empty. */
export function toBudget(rows: readonly BudgetRow[], currency: string): Budget | undefined {
  const lines = rows.filter((row) => !isEmptyRow(row)).map(({ line }) => line);
  return lines.length > 0 ? { currency, lines } : undefined;
}
