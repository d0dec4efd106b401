import { findBudgetRules } from '../../../budget/find-budget-rules.ts';
import { computeIndirectCosts } from '../../../budget/compute-indirect-costs.ts';
import { findEnteredBudget, budgetPlace as place } from './find-entered-budget.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('budget-indirect');

/** Finds indirect costs above the funder's maximum. */
export function budgetIndirect(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  const rule = findBudgetRules(draft.details).indirect;
  if (!budget || !rule) return [];
  const { requested, maximum, isOver, base } = computeIndirectCosts(budget.lines, rule);
  if (!isOver) return [];
  const amount = (value: number) => formatAmount(value, budget.currency);
  const limit =
    rule.percent === 0
      ? 'the funder pays none'
      : `the maximum is ${amount(maximum)} (${rule.percent}% of the ${base})`;
  const text = `The budget requests ${amount(requested)} in indirect costs; ${limit}`;
  const help = 'Lower the indirect costs, or move part of them to other sources.';
  return [warning('indirect', text, { help, place, ...pickQuote(rule) })];
}
