import type { Budget, BudgetLine } from '../../contract/submission.ts';
import { formatAmount } from './format-amount.ts';
import { sumBudget, toCents } from './sum-budget.ts';

export type LineProblem = {
  /** False if the applicant may simply not have entered the amount from other sources. */
  isCertain: boolean;
  text: string;
};

/** Explains why the amounts of a line do not add up: the request plus the other sources must equal the cost. */
export function findLineProblem(line: BudgetLine, currency: string): LineProblem | undefined {
  const { cost, requested, other } = line;
  const [typed] = listNotAmounts(line);
  if (typed) return { isCertain: true, text: `“${typed}” is not an amount.` };
  const amount = (value: number) => formatAmount(value, currency);
  if ([cost, requested, other ?? 0].some((value) => value < 0))
    return { isCertain: true, text: 'An amount is negative.' };
  const sums = sumBudget([line]);
  const sources = (toCents(sums.requested) + toCents(sums.other)) / 100;
  if (sources === sums.cost)
    return sources === 0 ? { isCertain: false, text: 'The cost is missing.' } : undefined;
  if (sums.cost === 0) return { isCertain: true, text: 'The cost is missing.' };
  if (other === undefined && sources < sums.cost) {
    const missing = (toCents(sums.cost) - toCents(sources)) / 100;
    return { isCertain: false, text: `${amount(missing)} of the cost has no source.` };
  }
  const parts = other
    ? `${amount(requested)} requested and ${amount(other)} from other sources add up to ${amount(sources)}`
    : `${amount(requested)} is requested`;
  return { isCertain: true, text: `${parts}, but the cost is ${amount(cost)}.` };
}

/** Whether every amount that the applicant typed could be read. Otherwise the sums of the budget are wrong. */
export const isBudgetReadable = ({ lines }: Budget): boolean =>
  lines.every((line) => listNotAmounts(line).length === 0);

const listNotAmounts = ({ notAmounts = {} }: BudgetLine): string[] => Object.values(notAmounts);
