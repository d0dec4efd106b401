import { isDifferent } from '../../budget/budget-sums.ts';
import { statedItems } from '../../budget/stated-items.ts';
import { budgetOf, budgetPlace as place, inSection } from '../budget-of.ts';
import { findingsOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import { formatAmount, isOfCurrency } from '../money.ts';
import type { Draft } from '../readiness-input.ts';

const { warning } = findingsOf('budget-item');

/** Items of the budget to which the text gives another amount. */
export function budgetItems(draft: Draft): Finding[] {
  const budget = budgetOf(draft);
  if (!budget) return [];
  return draft.text.split('\n').flatMap((line) =>
    statedItems(line, budget.lines)
      .filter(({ symbol }) => isOfCurrency(symbol, budget.currency))
      .filter(({ amount, line: { cost, requested, other = 0 } }) =>
        [cost, requested, other].every((one) => isDifferent(one, amount)),
      )
      .map(({ text: stated, line: { item, cost } }) => {
        const text = `The text has ${stated} for “${item}”${inSection(draft, line)}; the budget has ${formatAmount(cost, budget.currency)}`;
        return warning(`${item} ${stated}`, text, { place });
      }),
  );
}
