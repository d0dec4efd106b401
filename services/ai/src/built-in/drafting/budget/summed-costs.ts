import { squeeze } from '@grantwright/analyst';
import { parseNumber } from '../../../text/numbers.ts';
import type { Cost } from './cost-part.ts';
import {
  amountAtEnd,
  anAmount,
  costIn,
  digits,
  labelOf,
  mark,
  type Part,
  partsOf,
} from './summed-parts.ts';

/** Costs that a stated total proves: what closes the lines before it comes to it exactly. */
export type SummedCosts = { costs: Cost[]; total: number; start: number; end: number };

const totals = [
  new RegExp(
    String.raw`^\W*(?:(?:the |grand |so )*(?:total|sum|in all|altogether|all together|it all|(?:total )?direct costs|sub-?total)(?: costs?| budget| project cost| request(?:ed)?| ask)?(?: is| of| comes to| =|:| -| ?\.{2,}(?!\.)| ?…| \|)*|=)\s*${anAmount}(?![\d,.]*\d|k\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:so |that(?: i|['’])s |makes? |comes? to |adds? up to )${anAmount} ?(?:in all|in total|altogether|all together|total)?\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W*(?:so )?${anAmount} (?:in all|in total|altogether|all together|total)\b`,
    'iu',
  ),
];

/** "49,000" alone in its line, under what it is the sum of. */
const alone = new RegExp(String.raw`^\s*${mark}(${digits})\.?\s*$`, 'u');

const totalIn = (text: string): number | undefined => {
  const bare = alone.exec(text)?.[1];
  if (bare) return parseNumber(bare);
  for (const pattern of totals) {
    const written = pattern.exec(squeeze(text))?.[1];
    const value = written ? parseNumber(written) : undefined;
    if (value !== undefined && value > 0) return value;
  }
  return undefined;
};

const withLead = (lead: string, label: string): string =>
  `${labelOf(lead.replace(/^\W*we (?:need|want|buy|pay for|rent|hire) (?:an? |the )?/i, ''))}, ${/^\p{Lu}\S* \p{Lu}|^\p{L}+['’]s\b/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;

const fewest = 2;
const mostSkipped = 2;

/** "Direct costs: $35,000" above the indirect ones: a sum on the way, and no cost. */
const onTheWay = /^\W*(?:(?:total )?direct costs|sub-?total)\b/iu;

/** "Nets, ropes and floats $2,400" may begin the list: what a comma parts from its amount is of the first cost. */
export const withFirstWords = (
  before: Part | undefined,
  costs: Cost[],
  start: number,
): { costs: Cost[]; start: number } => {
  const [first, ...others] = costs;
  return first && before?.goesOn && before.text.trim() !== '' && !amountAtEnd(before.text)
    ? {
        costs: [{ ...first, label: withLead(before.text, first.label) }, ...others],
        start: before.start,
      }
    : { costs, start };
};

/** The costs above a stated total that come to it exactly. */
const costsAbove = (
  parts: Part[],
  at: number,
  total: number,
  currency: string,
): { costs: Cost[]; start: number } | undefined => {
  let sum = 0;
  let skipped = 0;
  const found: Cost[] = [];
  for (let back = at - 1; back >= 0; back--) {
    const part = parts[back];
    const amount = part && amountAtEnd(part.text);
    if (!part || (!amount && part.text.trim() === '' && found.length > 0)) break;
    if (onTheWay.test(part.text)) continue;
    if (!amount) {
      const [first] = found;
      // "We need a fridge, the quote is 3,650": what the quote is for.
      if (part.goesOn && first) found[0] = { ...first, label: withLead(part.text, first.label) };
      else if (part.text.trim() !== '' && ++skipped > mostSkipped) break;
      continue;
    }
    const cost = costIn(part, amount, currency);
    if (!cost) break;
    sum += amount.value;
    found.unshift(cost);
    if (sum > total + 0.005) break;
    if (Math.abs(sum - total) < 0.005 && found.length >= fewest)
      return withFirstWords(parts[back - 1], found, part.start);
  }
  return undefined;
};

/** "coordinator 24,000 / van 7,200 / … / TOTAL 37,210": nobody's sum comes out by chance. */
export const summedCosts = (text: string, currency: string): SummedCosts | undefined => {
  const parts = partsOf(text);
  let most: SummedCosts | undefined;
  for (const [at, { text: stated, end }] of parts.entries()) {
    const total = totalIn(stated);
    const above = total === undefined ? undefined : costsAbove(parts, at, total, currency);
    // Where a sum on the way comes out, the whole one may come out, too.
    if (total !== undefined && above && above.costs.length > (most?.costs.length ?? 0))
      if (!most || above.start === most.start) most = { ...above, total, end };
  }
  return most;
};
