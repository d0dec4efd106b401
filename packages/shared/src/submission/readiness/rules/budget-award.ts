import { budgetSums } from '../../budget/budget-sums.ts';
import { budgetOf, budgetPlace as place } from '../budget-of.ts';
import { findingsOf, quoteOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import { formatAmount } from '../money.ts';
import type { Draft } from '../readiness-input.ts';
import { isOfPeriod } from '../stated-requests.ts';

const { blocker, warning } = findingsOf('budget-award');

/** A budget that requests more than the maximum or less than the minimum of one award. */
export function budgetAward(draft: Draft): Finding[] {
  const budget = budgetOf(draft);
  const { ceiling, floor } = draft.details?.award ?? {};
  const currency = (ceiling ?? floor)?.currency;
  if (!budget || !currency) return [];
  if (currency !== budget.currency) {
    const text = `The budget is in ${budget.currency}, but the award is in ${currency}`;
    return [warning('currency', text, { place, ...quoteOf(ceiling ?? floor) })];
  }
  const { requested } = budgetSums(budget.lines);
  const adds = `The budget requests ${formatAmount(requested, currency)}`;
  if (ceiling && requested > ceiling.amount) {
    const isPerPeriod = isOfPeriod(ceiling.quote ?? '');
    const text = `${adds}, more than the maximum of ${formatAmount(ceiling.amount, currency)}`;
    const help = isPerPeriod
      ? 'Check whether both amounts are for the same time.'
      : 'Lower the request, or move a part of it to other sources.';
    return [
      (isPerPeriod ? warning : blocker)('ceiling', text, { help, place, ...quoteOf(ceiling) }),
    ];
  }
  if (floor && requested > 0 && requested < floor.amount) {
    const text = `${adds}, less than the minimum of ${formatAmount(floor.amount, currency)}`;
    return [warning('floor', text, { place, ...quoteOf(floor) })];
  }
  return [];
}
