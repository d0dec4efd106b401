import type { DateOrder } from './dates/date-order.ts';
import { type DateValue, findDates } from './dates/dates.ts';
import { type Mention, overlaps } from './mention.ts';
import { findMoney, type MoneyValue } from './money/money.ts';
import { type CountValue, findCounts } from './numbers/counts.ts';
import { findPercents, type PercentValue } from './numbers/percents.ts';
import { findTimes, type TimeValue } from './times/times.ts';
import { Tokens } from './tokens.ts';

/** A value that can be compared or added up. */
export type Figure = DateValue | TimeValue | MoneyValue | PercentValue | CountValue;

/**
 * Finds the dates, times, amounts of money, percentages and counts found by the grammars. Some overlap: "2024 - 15 EUR"
 * is a year, an amount and a range of counts.
 *
 * @param order of "05/06/2026"; month first by default
 */
export const findPossibleFigures = (tokens: Tokens, order?: DateOrder): Figure[] => [
  ...findDates(tokens, order),
  ...findTimes(tokens),
  ...findMoney(tokens),
  ...findPercents(tokens),
  ...findCounts(tokens),
];

/** Finds the figures in the text, in reading order and without overlaps. */
export const findFigures = (text: string, order?: DateOrder): Figure[] =>
  removeOverlaps(findPossibleFigures(new Tokens(text), order));

/** Resolves overlaps: keeps the longest value, or the first of equal length. A count always yields to other values. */
export function removeOverlaps<Value extends Mention & { type: string }>(
  values: readonly Value[],
): Value[] {
  const chosen: Value[] = [];
  for (const value of values.toSorted((a, b) => rankFigure(b) - rankFigure(a)))
    if (!chosen.some((other) => overlaps(value, other))) chosen.push(value);
  return chosen.sort((a, b) => a.start - b.start);
}

/** A count has the lowest priority: "2024 - 15 EUR" and "86-0481941 pages" start with something else. */
const rankFigure = ({ type, start, end }: Mention & { type: string }): number =>
  end - start - (type === 'count' ? 1e6 : 0);
