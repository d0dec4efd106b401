import { findingsOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import { moneyIn } from '../money.ts';
import type { Draft } from '../readiness-input.ts';

const { warning } = findingsOf('totals');
const total =
  /\b(?:total|overall|full|entire) (?:project |program |grant |requested )?(?:budget|costs?)(?: (?:for|of) (?:the|this|our) (?:project|program))?(?: (?:is|are|of|will be|comes to|amounts to|totals))?:? (?:about |approximately |only )?$/i;

/** Different totals of the budget in the text. */
export function statedTotals({ text }: Draft): Finding[] {
  const totals = text
    .split('\n')
    .flatMap((line) =>
      moneyIn(line).filter(({ index }) => total.test(line.slice(Math.max(0, index - 120), index))),
    );
  const [first, second] = [...new Map(totals.map((one) => [one.amount, one])).values()];
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
