import { sumBudget, isDifferent } from '../../../budget/sum-budget.ts';
import { groupLinesByName, findStatedItems } from '../../../budget/stated-items.ts';
import { findEnteredBudget, budgetPlace as place, placeInSection } from './find-entered-budget.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import { mayBeIn } from '../../../../values/money/amounts.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('budget-item');

/** Finds budget items for which the text states a different amount. */
export function budgetItems(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  if (!budget) return [];
  const byName = groupLinesByName(budget.lines);
  const differences = draft.text.split('\n').flatMap((context) =>
    findStatedItems(context, byName)
      .filter((item) => mayBeIn(item, budget.currency))
      .filter(({ amount, lines }) =>
        [...lines, sumBudget(lines)].every(({ cost, requested, other = 0 }) =>
          [cost, requested, other].every((one) => isDifferent(one, amount)),
        ),
      )
      .map((stated) => ({ ...stated, context })),
  );
  // Only the first mention of each item, because the text can repeat an item any number of times.
  const firsts = new Map(differences.toReversed().map((one) => [one.lines, one]));
  return [...firsts.values()].map(({ text: stated, lines, context }) => {
    const item = lines[0]?.item ?? '';
    const inBudget = formatAmount(sumBudget(lines).cost, budget.currency);
    const text = `The text has ${stated} for “${item}”${placeInSection(draft, context)}; the budget has ${inBudget}`;
    return warning(`${item} ${stated}`, text, { place });
  });
}
