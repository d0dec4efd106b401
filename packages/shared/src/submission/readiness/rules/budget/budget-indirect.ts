import { budgetRules } from '../../../budget/budget-rules.ts';
import { indirectCosts } from '../../../budget/indirect-costs.ts';
import { enteredBudget, budgetPlace as place } from './entered-budget.ts';
import { findingsOf, quoteOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = findingsOf('budget-indirect');

/** Finds indirect costs above the funder's maximum. */
export function budgetIndirect(draft: Draft): Finding[] {
  const budget = enteredBudget(draft);
  const rule = budgetRules(draft.details).indirect;
  if (!budget || !rule) return [];
  const { requested, maximum, isOver, base } = indirectCosts(budget.lines, rule);
  if (!isOver) return [];
  const amount = (value: number) => formatAmount(value, budget.currency);
  const limit =
    rule.percent === 0
      ? 'the funder pays none'
      : `the maximum is ${amount(maximum)} (${rule.percent}% of the ${base})`;
  const text = `The budget requests ${amount(requested)} of indirect costs; ${limit}`;
  const help = 'Lower the indirect costs, or move part of them to other sources.';
  return [warning('indirect', text, { help, place, ...quoteOf(rule) })];
}
