import type { BudgetLine } from '../../contract/submission.ts';

export type BudgetSums = { cost: number; requested: number; other: number };

/** Sums are calculated in whole cents, because decimal fractions are not exact. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Adds up the lines, exact to the cent. */
export function sumBudget(lines: readonly BudgetLine[]): BudgetSums {
  const sumColumn = (amountOf: (line: BudgetLine) => number) =>
    lines.reduce((cents, line) => cents + toCents(amountOf(line)), 0) / 100;
  return {
    cost: sumColumn(({ cost }) => cost),
    requested: sumColumn(({ requested }) => requested),
    other: sumColumn(({ other = 0 }) => other),
  };
}

/** Whether two amounts differ by a dollar or more, which rounding to whole dollars cannot explain. */
export const isDifferent = (a: number, b: number): boolean =>
  Math.abs(toCents(a) - toCents(b)) >= 100;
