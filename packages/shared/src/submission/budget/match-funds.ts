import type { BudgetRules } from '../../contract/call-facts.ts';
import { isDifferent, toCents, type BudgetSums } from './sum-budget.ts';

export type MatchFunds = {
  required: number;
  /** The amount from other sources. */
  provided: number;
  isMissing: boolean;
};

/** Compares the funds from other sources with the required match, which is a share of the request. */
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
