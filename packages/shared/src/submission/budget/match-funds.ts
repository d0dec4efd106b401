import type { BudgetRules } from '../../contract/call-facts.ts';
import { isDifferent, toCents, type BudgetSums } from './budget-sums.ts';

export type MatchFunds = {
  required: number;
  /** From other sources. */
  provided: number;
  isMissing: boolean;
};

/** The other sources compared with the match that the funder requires, a share of the request. */
export function matchFunds(
  { requested, other }: BudgetSums,
  { percent }: NonNullable<BudgetRules['match']>,
): MatchFunds {
  const required = Math.round((toCents(requested) * percent) / 100) / 100;
  return {
    required,
    provided: other,
    isMissing: other < required && isDifferent(other, required),
  };
}
