import { skipRangeWord } from '../ranges.ts';
import { readNumber } from '../numbers/read-number.ts';
import { multiplyByScale, suffixes } from '../numbers/scales.ts';
import type { Tokens } from '../tokens.ts';
import { readCurrencyAfter, readCurrencyBefore } from './currencies.ts';

/** A number with its currency, if one is written on either side of it. */
export type ParsedAmount = {
  value: number;
  from: number;
  to: number;
  scale: number;
  currency?: string;
  /** Where the currency is written. */
  side?: 'before' | 'after';
};

export type ParsedRange = { min: ParsedAmount; max: ParsedAmount };

export function readAmount(
  tokens: Tokens,
  index: number,
  isSecond = false,
): ParsedAmount | undefined {
  const before = readCurrencyBefore(tokens, index);
  if (!isSecond && (!before || tokens.isWord(index)) && tokens.isInside(index)) return undefined;
  const start = before?.to ?? index;
  if (before && tokens.isWord(start)) return undefined;
  const number = readNumber(tokens, start, true);
  if (!number) return undefined;
  const suffix = readSuffix(tokens, number.to, number.value);
  const end = suffix ? number.to + 1 : number.to;
  const after = before ? undefined : readCurrencyAfter(tokens, tokens.skip(end, '-'));
  const currency = (before ?? after)?.currency;
  // "$5,000 USD"
  const repeats = before && (tokens.at(end).text === currency || tokens.lower(end) === 'dollars');
  return {
    value: suffix ? multiplyByScale(number.value, suffix) : number.value,
    from: index,
    to: after?.to ?? (repeats ? end + 1 : end),
    scale: (number.scale ?? 1) * (suffix ?? 1),
    ...(currency && { currency, side: before ? 'before' : 'after' }),
  };
}

/** Reads the unit in "$5k", "$5 M" and "$5 mn"; not in "$5,000 K-12 schools", "$500 b. Supplies" or "$5,000 B". */
function readSuffix(tokens: Tokens, index: number, value: number): number | undefined {
  const suffix = suffixes.get(tokens.lower(index));
  if (tokens.isGlued(index) || tokens.at(index).text.length > 1) return suffix;
  const isLabel = tokens.isGlued(index + 1) && /^[-.):]$/.test(tokens.lower(index + 1));
  return isLabel || value >= 1_000 ? undefined : suffix;
}

/** "$5,000-$10,000", "$5-10 million", "5,000 to 10,000 EUR", "between $5,000 and $10,000" */
export function readRange(tokens: Tokens, first: ParsedAmount): ParsedRange | undefined {
  const next = skipRangeWord(tokens, first.to, first.from);
  const second = next === undefined ? undefined : readAmount(tokens, next, true);
  if (!second) return undefined;
  // "2017 - £9,380" is a year and an amount; "$5,000 to 12 schools" an amount and a count
  if (!first.currency && (second.side === 'before' || !isAmount(tokens, first, second)))
    return undefined;
  if (!second.currency && (first.side === 'after' || !isAmount(tokens, second, first)))
    return undefined;
  // "$5-10 million"
  const sharesScale = first.scale === 1 && first.value < second.value / second.scale;
  const value = sharesScale ? multiplyByScale(first.value, second.scale) : first.value;
  return value < second.value ? { min: { ...first, value }, max: second } : undefined;
}

/** Whether an end of a range without a currency is an amount as well. */
const isAmount = (tokens: Tokens, end: ParsedAmount, other: ParsedAmount): boolean =>
  end.scale > 1 ||
  other.scale > 1 ||
  (end.value >= 10 && !/^\p{Ll}+s$|^%$/u.test(tokens.lower(end.to)));
