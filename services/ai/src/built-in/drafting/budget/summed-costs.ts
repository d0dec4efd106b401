import { expandShorthand } from '../../../text/expand-shorthand.ts';
import { findMoney } from '../../../text/money.ts';
import { capitalize, squeeze } from '../../../text/normalize.ts';
import { numberWords, parseNumber } from '../../../text/numbers.ts';
import { type Cost, costOf } from './cost-part.ts';

/** Costs that a stated total proves: what closes the lines before it comes to it exactly. */
export type SummedCosts = { costs: Cost[]; total: number; start: number; end: number };

/** `goesOn` where a comma alone parts it from the next. */
type Part = { text: string; start: number; end: number; goesOn: boolean };
type Amount = { value: number; at: number; written: string; inBrackets?: true };

const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d?)?`;
const mark = String.raw`(?:[A-Z]{0,3}[$€£₹]|(?:USD|EUR|GBP|CAD|AUD|NZD|ZAR|KES|INR|CHF|NGN|UGX|TZS) )?\s?`;
const closing = new RegExp(
  String.raw`(?<![\d.,\p{L}-])(${mark})(${digits})(k?)(?:\s?(?:€|euros?|dollars|pounds))?(?:,? (?:all together|altogether|in all|in total|total|for (?:the|one|a) (?:whole )?(?:year|season|project|school year)))?[.,;]?$`,
  'iu',
);
const closingWords = new RegExp(
  String.raw`(?<=\s)(${numberWords})(?: (?:euros?|dollars|pounds))?[.,;]?$`,
  'iu',
);
const year = /^(?:19|20)\d\d$/;
const bracketed = /\s*\([^()]*\)[.,;]?$/;
/** "10 ramps (780 each = 7,800)": what the brackets reckon is the amount. */
const reckoned = new RegExp(
  String.raw`\s*(?:=|makes|comes to)\s*(${mark}(${digits}))\)[.,;]?$`,
  'iu',
);

/** The amount that a part ends with, in figures or in words; what it explains in brackets behind is passed over. */
const amountAtEnd = (given: string): Amount | undefined => {
  const text = given.trimEnd();
  const found = closing.exec(text);
  if (found?.[2]) {
    const isYear =
      year.test(found[2]) && !found[1]?.trim() && !/=\s*$/.test(text.slice(0, found.index));
    const value = (parseNumber(found[2]) ?? Number.NaN) * (found[3] ? 1000 : 1);
    return isYear || !(value > 0) ? undefined : { value, at: found.index, written: found[0] };
  }
  const words = closingWords.exec(text);
  const value = words?.[1] ? parseNumber(words[1]) : undefined;
  if (words && value && value >= smallestInWords)
    return { value, at: words.index, written: words[0] };
  const inside = reckoned.exec(text);
  const sum = inside?.[2] ? parseNumber(inside[2]) : undefined;
  if (inside && sum && sum > 0)
    return { value: sum, at: inside.index, written: inside[1] ?? '', inBrackets: true };
  return bracketed.test(text) ? amountAtEnd(text.replace(bracketed, '')) : undefined;
};

/** "Two" at the end of a line counts something. */
const smallestInWords = 20;

const bullet = /^\s*(?:[-–—•*▪○●]|\(?\d{1,2}[.)](?=\s))\s*/;

const partsOf = (text: string): Part[] => {
  const parts: Part[] = [];
  let lineAt = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    const add = (to: number, goesOn = false): void => {
      parts.push({ text: line.slice(from, to), start: lineAt + from, end: lineAt + to, goesOn });
      from = to;
    };
    for (const { index, 0: divider } of line.matchAll(
      /;\s|(?<=[\p{L}\d)])\.\s+(?=\p{Lu})|(?<=\d{3})\.\s+(?=\p{Ll})|(?<=\d[^,;]*),\s(?=(?:and |plus )?\p{L}[^,;]*\d)|(?<=\d{3}k?),\s(?=(?:and |plus |which )?\p{L})/gu,
    ))
      if (depth(line.slice(0, index)) === 0) add(index + divider.length, divider.startsWith(','));
    add(line.length);
    lineAt += line.length + 1;
  }
  return parts;
};

const depth = (text: string): number => text.split('(').length - text.split(')').length;

const anAmount = String.raw`${mark}(${digits}|${numberWords})(?:\s?(?:€|euros?|dollars|pounds))?`;
const totals = [
  new RegExp(
    String.raw`^\W*(?:(?:the |grand |so )*(?:total|sum|in all|altogether|all together|it all|(?:total )?direct costs|sub-?total)(?: costs?| budget| project cost| request(?:ed)?| ask)?(?: is| of| comes to| =|:| -)*|=)\s*${anAmount}(?![\d,.]*\d|k\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:so |that is |makes? |comes? to |adds? up to )${anAmount} ?(?:in all|in total|altogether|all together|total)?\b`,
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

const glue =
  /(?:[\s:=,–—-]|\.{2,}|…|\||\b(?:which|that|it|is|are|was|costs?|comes? to|makes?|amounts? to|goes up by|rises by|up by|of|for|at|so))+$/iu;
/** "Mileage is the big one, 26,000 miles": a remark on what it is. */
const remark = /\s+(?:is|are) the (?:big|biggest|main|largest) (?:one|item|cost|thing)(?=,)/iu;
const opening = /^(?:\s|and |plus |then |also |so |the |a |an |[+&])+/iu;
const mostWords = 40;

const labelOf = (text: string): string => {
  const label = squeeze(
    expandShorthand(
      squeeze(text.replace(bullet, '').replace(opening, ''))
        .replace(remark, '')
        .replace(glue, '')
        .replace(/(?<=\d )ea\b\.?/giu, 'each'),
    ),
  );
  return capitalize(label.replace(/^[^\p{L}\d(]+/u, ''));
};

const costIn = ({ text }: Part, amount: Amount, currency: string): Cost | undefined => {
  const read = costOf(text, currency);
  if (read && Math.abs(read.amount - amount.value) < 0.005) return read;
  const before = text.slice(
    0,
    amount.inBrackets ? amount.at : text.lastIndexOf(amount.written.trim()),
  );
  const label = labelOf(amount.inBrackets ? `${before})` : before);
  const isWhat = /\p{L}{2}/u.test(label) && label.split(' ').length <= mostWords;
  return isWhat
    ? {
        label,
        amount: amount.value,
        currency,
        written: squeeze(amount.written.replace(/[.,;]$/, '')),
        sure: findMoney(amount.written).length > 0,
      }
    : undefined;
};

const withLead = (lead: string, label: string): string =>
  `${labelOf(lead.replace(/^\W*we (?:need|want|buy|pay for|rent|hire) (?:an? |the )?/i, ''))}, ${/^\p{Lu}\S* \p{Lu}|^\p{L}+['’]s\b/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;

const fewest = 2;
const mostSkipped = 2;

/** "Direct costs: $35,000" above the indirect ones: a sum on the way, and no cost. */
const onTheWay = /^\W*(?:(?:total )?direct costs|sub-?total)\b/iu;

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
      return { costs: found, start: part.start };
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
