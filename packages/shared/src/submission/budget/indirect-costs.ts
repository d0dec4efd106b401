import type { BudgetRules } from '../../contract/call-facts.ts';
import type { BudgetLine } from '../../contract/submission.ts';
import { budgetSums, isDifferent, toCents } from './budget-sums.ts';

export type IndirectCosts = {
  /** What is requested for indirect costs. */
  requested: number;
  maximum: number;
  isOver: boolean;
  /** What the funder's percentage is of. */
  base: 'direct costs' | 'request';
};

const ofRequest =
  /\bof (?:the |your |its |any )?(?:(?:total|entire|overall|full|project|program) ){0,2}(?:grant|award(?:ed)?|requests?|requested|funds|funding|budget)\b/i;

const indirectName = /^(?:indirect|overhead|facilities and administrative|F&A)\b/i;

/** Whether a line is of indirect costs: as the applicant marked it, else by its name. */
export const isIndirectLine = ({ isIndirect, item }: BudgetLine): boolean =>
  isIndirect ?? indirectName.test(item.trim());

/** The requested indirect costs and the funder's maximum, which is a share of the direct costs unless stated otherwise. */
export function indirectCosts(
  lines: readonly BudgetLine[],
  { percent, quote = '' }: NonNullable<BudgetRules['indirect']>,
): IndirectCosts {
  const indirect = budgetSums(lines.filter(isIndirectLine)).requested;
  const direct = budgetSums(lines.filter((line) => !isIndirectLine(line))).requested;
  const base = ofRequest.test(quote) ? 'request' : 'direct costs';
  const whole = base === 'request' ? toCents(direct) + toCents(indirect) : toCents(direct);
  const maximum = Math.round((whole * percent) / 100) / 100;
  return {
    requested: indirect,
    maximum,
    isOver: indirect > maximum && isDifferent(indirect, maximum),
    base,
  };
}
