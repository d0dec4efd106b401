import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { deduplicateBy } from '../../../../values/deduplicate-by.ts';
import type { Draft } from '../../readiness-input.ts';
import { listTotalCosts } from './list-total-costs.ts';

const { warning } = createFindingFactory('totals');

/** Finds different totals of the budget in the text. */
export function statedTotals({ text }: Draft): Finding[] {
  const [first, second] = deduplicateBy(listTotalCosts(text), ({ amount }) => amount);
  if (!first || !second) return [];
  return [
    warning(
      'different',
      `The text states both ${first.text} and ${second.text} as the total cost`,
      {
        help: 'State one total, the same in the text and in the budget.',
        place: { type: 'words', words: second.text },
      },
    ),
  ];
}
