import type { BudgetRules } from '../../contract/call-facts.ts';
import type { BudgetLine } from '../../contract/submission.ts';
import { sumBudget, isDifferent, toCents } from './sum-budget.ts';
import type { PercentBase } from './find-percent-base.ts';
import { findStatedBase } from './stated-rules.ts';

export type IndirectCosts = {
  /** The amount requested for indirect costs. */
  requested: number;
  maximum: number;
  isOver: boolean;
  /** The amount to which the funder's percentage applies. */
  base: Exclude<PercentBase, 'other'>;
};

const indirectName = /^(?:indirect|overhead|facilities and administrative|F&A)\b/i;

/** Whether a line is for indirect costs, by the applicant's mark or else by its name. */
export const isIndirectLine = ({ isIndirect, item }: BudgetLine): boolean =>
  isIndirect ?? indirectName.test(item.trim());

/**
 * Computes the requested indirect costs and the funder's maximum, a share of the direct costs unless stated otherwise.
 */
export function computeIndirectCosts(
  lines: readonly BudgetLine[],
  { percent, quote = '' }: NonNullable<BudgetRules['indirect']>,
): IndirectCosts {
  const indirect = sumBudget(lines.filter(isIndirectLine)).requested;
  const direct = sumBudget(lines.filter((line) => !isIndirectLine(line))).requested;
  const stated = findStatedBase(quote);
  const base = !stated || stated === 'other' ? 'direct costs' : stated;
  const whole = {
    'direct costs': direct,
    request: sumBudget(lines).requested,
    'total project cost': sumBudget(lines).cost,
  }[base];
  const maximum = Math.round((toCents(whole) * percent) / 100) / 100;
  return {
    requested: indirect,
    maximum,
    isOver: indirect > maximum && isDifferent(indirect, maximum),
    base,
  };
}
