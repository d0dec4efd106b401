import { type Amount, findAmounts } from '../../../../values/money/amounts.ts';

const total =
  /\b(?:total|overall|full|entire) (?:project |program |grant |requested )?(?:budget|costs?)(?: (?:for|of) (?:the|this|our) (?:project|program))?(?: (?:is|are|of|will be|comes to|amounts to|totals))?:? (?:about |approximately |only )?$/i;

/** Lists the amounts that the text calls the total cost, each with its line. */
export const listTotalCosts = (text: string): (Amount & { line: string })[] =>
  text.split('\n').flatMap((line) =>
    findAmounts(line)
      .filter(({ start }) => total.test(line.slice(Math.max(0, start - 120), start)))
      .map((amount) => ({ ...amount, line })),
  );
