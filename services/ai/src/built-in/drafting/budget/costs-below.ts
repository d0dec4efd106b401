import { parseNumber } from '../../../text/numbers.ts';
import { type SummedCosts, withFirstWords } from './summed-costs.ts';
import { amountAtEnd, anAmount, costIn, type Part, partsOf } from './summed-parts.ts';

/** "Total cost: $164,250", "MONEY total 338,600", "a project of $71,200": what follows may come to it. */
const statedFirst = new RegExp(
  String.raw`\b(?:(?:total|whole|all in|altogether|in all|together)\b[^\d.;$€£]{0,30}|(?:project|budget|plan|program(?:me)?|costs?)(?: of| is| are|:| =| comes? to)+ ?)${anAmount}(?![\d,.]*\d|k\b|%)`,
  'giu',
);

/** Two figures may come to a third by chance. */
const fewest = 3;

/** The costs from a place on that come to a sum exactly, as far as nothing else stands between them. */
const costsFrom = (
  parts: Part[],
  from: number,
  total: number,
  currency: string,
): SummedCosts | undefined => {
  const costs: SummedCosts['costs'] = [];
  let sum = 0;
  for (let at = from; at < parts.length && sum < total; at++) {
    const part = parts[at];
    const amount = part && amountAtEnd(part.text);
    const cost = part && amount && costIn(part, amount, currency);
    if (!cost) return undefined;
    sum += amount.value;
    costs.push(cost);
    if (Math.abs(sum - total) < 0.005 && costs.length >= fewest)
      return {
        ...withFirstWords(parts[from - 1], costs, parts[from]?.start ?? 0),
        total,
        end: part.end,
      };
  }
  return undefined;
};

/** The costs below a total that was named first, and that they come to exactly. */
export const costsBelow = (text: string, currency: string): SummedCosts | undefined => {
  const parts = partsOf(text);
  let most: SummedCosts | undefined;
  for (const stated of text.matchAll(statedFirst)) {
    const total = parseNumber(stated[1] ?? '') ?? 0;
    const behind = stated.index + stated[0].length;
    for (const [at, { start }] of parts.entries()) {
      if (start < behind || total <= 0) continue;
      const found = costsFrom(parts, at, total, currency);
      if (found && found.costs.length > (most?.costs.length ?? 0)) most = found;
    }
  }
  return most;
};
