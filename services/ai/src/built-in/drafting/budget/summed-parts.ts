import { capitalize, squeeze } from '@grantwright/analyst';
import { expandShorthand } from '../../../text/expand-shorthand.ts';
import { findMoney } from '../../../text/money.ts';
import { numberWords, parseNumber } from '../../../text/numbers.ts';
import { type Cost, costOf } from './cost-part.ts';

/** `goesOn` where a comma alone parts it from the next. */
export type Part = { text: string; start: number; end: number; goesOn: boolean };
type Amount = { value: number; at: number; written: string; inBrackets?: true };

/** Grouped by thousands, or as in India: "14,04,000". */
export const digits = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d\d)?|\d+(?:\.\d\d?)?`;
export const mark = String.raw`(?:[A-Z]{0,3}[$€£₹]|(?:USD|EUR|GBP|CAD|AUD|NZD|ZAR|KES|INR|CHF|NGN|UGX|TZS) |(?:Rs|Kshs?|Tsh|Ush)\b\.?)?\s?`;
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

/** "A walk-in cooler ($31,400)": the brackets hold the amount and nothing else. */
const onlyBracketed = new RegExp(
  String.raw`\s*\(((?:[A-Z]{0,3}[$€£₹]|[A-Z]{3} )\s?(?:${digits})|\d{1,3}(?:,\d{3})+)\)[.,;]?$`,
  'u',
);

/** The amount that a part ends with, in figures or in words; what it explains in brackets behind is passed over. */
export const amountAtEnd = (given: string): Amount | undefined => {
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
  const alone = onlyBracketed.exec(text);
  const only = parseNumber(alone?.[1]?.replace(/^\D+/, '') ?? '');
  if (alone && only !== undefined && only > 0)
    return { value: only, at: alone.index, written: alone[0] };
  return bracketed.test(text) ? amountAtEnd(text.replace(bracketed, '')) : undefined;
};

/** "Two" at the end of a line counts something. */
const smallestInWords = 20;

const bullet = /^\s*(?:[-–—•*▪○●]|\(?\d{1,2}[.)](?=\s))\s*/;

const oneThing = new RegExp(String.raw`^[^:;]+:\s?${mark}(?:${digits})k?\.?\s*$`, 'u');

export const partsOf = (text: string): Part[] => {
  const parts: Part[] = [];
  let lineAt = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    const add = (to: number, goesOn = false): void => {
      parts.push({ text: line.slice(from, to), start: lineAt + from, end: lineAt + to, goesOn });
      from = to;
    };
    // "counsellor, 1.0, salary: 7,840": what stands before the colon is one thing.
    if (oneThing.test(line)) {
      add(line.length);
      lineAt += line.length + 1;
      continue;
    }
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

export const anAmount = String.raw`${mark}(${digits}|${numberWords})(?:\s?(?:€|euros?|dollars|pounds))?`;
const glue =
  /(?:[\s:=,–—-]|\.{2,}(?!\.)|…|\||\b(?:which|that|it|is|are|was|costs?|comes? to|makes?|amounts? to|goes up by|rises by|up by|of|for|at|so))+$/iu;
/** "Mileage is the big one, 26,000 miles": a remark on what it is. */
const remark = /\s+(?:is|are) the (?:big|biggest|main|largest) (?:one|item|cost|thing)(?=,)/iu;
const opening = /^(?:\s|and |plus |then |also |so |the |a |an |[+&])+/iu;
/** "The costs are the cooler": what announces a list is none of it. */
const announcing =
  /^\s*(?:(?:the |our |all )?(?:total )?(?:costs?|budget|expenses|money|items)(?: is| are| consists? of| covers?| goes (?:to|for|into))\s*:?|(?:money|budget|costs?)\b[^:$€£\d]{0,60}:|[^:$€£\d]{0,60}\b(?:me|us|I|we)\b[^:$€£\d]{0,60}:)\s+(?=\p{L})/iu;
const mostWords = 40;

export const labelOf = (text: string): string => {
  const label = squeeze(
    expandShorthand(
      squeeze(text.replace(bullet, '').replace(announcing, '').replace(opening, ''))
        .replace(remark, '')
        .replace(glue, '')
        .replace(/(?<=\d )ea\b\.?/giu, 'each'),
    ),
  );
  return capitalize(label.replace(/^[^\p{L}\d(]+/u, ''));
};

/** "Other money: Works contract $95,000 (signed)", "Catering income $60,000": what comes in is no cost. */
const comesIn =
  /^\W*(?:other|secured|confirmed|committed|matching|pending) (?:money|funding|funds|income|sources|support)\b|\((?:signed|confirmed|pending|promised|pledged|awarded|voted|asked)\b|\bincome\b[^.]*\d/i;

export const costIn = ({ text }: Part, amount: Amount, currency: string): Cost | undefined => {
  if (comesIn.test(text)) return undefined;
  const read = costOf(text.replace(announcing, ''), currency);
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
        written: squeeze(amount.written.replace(/[.,;]$/, '')).replace(/^\((.*)\)$/, '$1'),
        sure: findMoney(amount.written).length > 0,
      }
    : undefined;
};
