import { findBudgetRules } from '../../../budget/find-budget-rules.ts';
import { sumBudget } from '../../../budget/sum-budget.ts';
import { matchFunds } from '../../../budget/match-funds.ts';
import { findEnteredBudget, budgetPlace as place } from './find-entered-budget.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('budget-match');

/** Finds a budget with less money from other sources than the required match. */
export function budgetMatch(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  const rule = findBudgetRules(draft.details).match;
  if (!budget || !rule) return [];
  const { required, provided, isMissing } = matchFunds(sumBudget(budget.lines), rule);
  if (!isMissing) return [];
  const amount = (value: number) => formatAmount(value, budget.currency);
  const text = `The funder requires a match of ${amount(required)}; the budget has ${amount(provided)} from other sources`;
  const help =
    'Add the match as other sources: your own funds, other grants or in-kind contributions.';
  return [warning('match', text, { help, place, ...pickQuote(rule) })];
}
