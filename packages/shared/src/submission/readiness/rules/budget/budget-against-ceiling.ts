import { sumBudget } from '../../../budget/sum-budget.ts';
import { findExcessOverCeiling } from './find-excess-over-ceiling.ts';
import { findEnteredBudget, budgetPlace as place } from './find-entered-budget.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import type { Draft } from '../../readiness-input.ts';

const findings = createFindingFactory('budget-award');

/** Finds a budget that requests more than the maximum or less than the minimum of one award. */
export function budgetAgainstCeiling(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  const { ceiling, floor } = draft.details?.award ?? {};
  const currency = (ceiling ?? floor)?.currency;
  if (!budget || !currency) return [];
  if (currency !== budget.currency) {
    const text = `The budget is in ${budget.currency}, but the award is in ${currency}`;
    return [findings.warning('currency', text, { place, ...pickQuote(ceiling ?? floor) })];
  }
  const { requested } = sumBudget(budget.lines);
  return findExcessOverCeiling(findings, requested > 0 ? { ceiling, floor } : { ceiling }, {
    amount: requested,
    statement: `The budget requests ${formatAmount(requested, currency)}`,
    advice: 'Lower the request, or move part of it to other sources.',
    place,
  });
}
