import { afterRangeWord, type Bounds, boundsOf } from './bounds.ts';
import { currencyAfter, currencyBefore } from './currencies.ts';
import type { Mention } from './mention.ts';
import { readNumber } from './number-words.ts';
import { scan, type Span, type Tokens } from './tokens.ts';

/** An amount in units of its currency (ISO 4217; a bare "$" is USD). */
export type Money = { type: 'money'; amount: number; currency: string } & Bounds;
export type MoneyRange = { type: 'money-range'; min: number; max: number; currency: string };
export type MoneyValue = Mention & (Money | MoneyRange);

const suffixes: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  mil: 1e6,
  bn: 1e9,
  b: 1e9,
};

/** Amounts and ranges of money. A number without a currency is not money. */
export const findMoney = (tokens: Tokens): MoneyValue[] => scan(tokens, readMoney);

function readMoney(tokens: Tokens, index: number): Span<Money | MoneyRange> | undefined {
  const first = readAmount(tokens, index);
  if (!first) return undefined;
  const range = readRange(tokens, index, first);
  if (range) return range;
  const { value: amount, currency, to } = first;
  if (currency === undefined) return undefined;
  const bounds = boundsOf(tokens, index, to);
  return { value: { type: 'money', amount, currency, ...bounds }, from: index, to };
}

type Amount = {
  value: number;
  to: number;
  scale: number;
  currency?: string;
  /** Where the currency is written. */
  side?: 'before' | 'after';
};

/** "$5,000-$10,000", "$5-10 million", "5,000 to 10,000 EUR", "between $5,000 and $10,000" */
function readRange(tokens: Tokens, index: number, first: Amount): Span<MoneyRange> | undefined {
  const next = afterRangeWord(tokens, first.to, index);
  const second = next === undefined ? undefined : readAmount(tokens, next, true);
  const currency = first.currency ?? second?.currency;
  if (!second || currency === undefined) return undefined;
  // "2017 - £9,380" is a year and an amount; "$5,000 to 12 schools" an amount and a count
  if (!first.currency && (second.side === 'before' || !isAmount(tokens, first, second)))
    return undefined;
  if (!second.currency && (first.side === 'after' || !isAmount(tokens, second, first)))
    return undefined;
  // "$5-10 million"
  const sharesScale = first.scale === 1 && first.value < second.value / second.scale;
  const min = sharesScale ? first.value * second.scale : first.value;
  return min < second.value
    ? {
        value: { type: 'money-range', min, max: second.value, currency },
        from: index,
        to: second.to,
      }
    : undefined;
}

/** Whether the side of a range without a currency is an amount as well. */
const isAmount = (tokens: Tokens, side: Amount, other: Amount): boolean =>
  side.scale > 1 ||
  other.scale > 1 ||
  (side.value >= 10 && !/^\p{Ll}+s$|^%$/u.test(tokens.lower(side.to)));

/** A number with the currency on either side of it, if there is one. */
function readAmount(tokens: Tokens, index: number, isSecond = false): Amount | undefined {
  const before = currencyBefore(tokens, index);
  if (!isSecond && (!before || tokens.isWord(index)) && tokens.isInside(index)) return undefined;
  const start = before?.to ?? index;
  if (before && tokens.isWord(start)) return undefined;
  const number = readNumber(tokens, start, true);
  if (!number) return undefined;
  const suffix = suffixes[tokens.lower(number.to)];
  const end = suffix ? number.to + 1 : number.to;
  const after = before ? undefined : currencyAfter(tokens, tokens.skip(end, '-'));
  const currency = (before ?? after)?.currency;
  // "$5,000 USD"
  const repeats = before && (tokens.at(end).text === currency || tokens.lower(end) === 'dollars');
  return {
    value: number.value * (suffix ?? 1),
    to: after?.to ?? (repeats ? end + 1 : end),
    scale: (number.scale ?? 1) * (suffix ?? 1),
    ...(currency && { currency, side: before ? 'before' : 'after' }),
  };
}
