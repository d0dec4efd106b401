import { moneyIn, type Money } from './money.ts';

const total =
  /\b(?:total|overall|full|entire) (?:project |program |grant |requested )?(?:budget|costs?)(?: (?:for|of) (?:the|this|our) (?:project|program))?(?: (?:is|are|of|will be|comes to|amounts to|totals))?:? (?:about |approximately |only )?$/i;

/** The amounts that a text calls the total cost, each with its line. */
export const totalCosts = (text: string): (Money & { line: string })[] =>
  text.split('\n').flatMap((line) =>
    moneyIn(line)
      .filter(({ index }) => total.test(line.slice(Math.max(0, index - 120), index)))
      .map((money) => ({ ...money, line })),
  );
