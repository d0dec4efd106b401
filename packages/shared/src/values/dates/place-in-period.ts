import { type DateParts, type DateSpan, readDay, readMonth, readYearAfter } from './date-parts.ts';
import { periods } from './date-words.ts';
import { findWeekday } from './months.ts';
import type { Tokens } from '../tokens.ts';

const daysOfWork = new Set(['business', 'working', 'calendar']);

/** A day named by its place: "second Friday", "15th", "1st and 15th", "last business day". */
type Place = {
  parts: DateParts;
  to: number;
  /** An ordinal without a noun: "15th". */
  isOrdinal: boolean;
  /** The number of a day of any month: "15th", "15th day". */
  isDayNumber: boolean;
};

export const repeatInPeriod = (from: number, to: number, parts: DateParts = {}): DateSpan[] => [
  { value: { ...parts, recurring: true }, from, to },
];

/** Reads "second Friday of each month", "first Monday in May 2026", "15th of the month", "last day of February". */
export function readPlaceInPeriod(tokens: Tokens, index: number): DateSpan[] | undefined {
  const place = tokens.lower(index) === 'last' ? readLast(tokens, index) : readNth(tokens, index);
  if (!place || !/^(?:of|in)$/.test(tokens.lower(place.to))) return undefined;
  const period = tokens.skip(place.to + 1, 'each', 'every', 'the', 'any', 'a');
  if (periods.has(tokens.lower(period))) {
    // "the third of the year" is a fraction, not a day
    const isFraction = place.isOrdinal && tokens.lower(period) !== 'month';
    const isRepeated = period > place.to + 1 && !isFraction;
    return isRepeated ? repeatInPeriod(index, period + 1, place.parts) : undefined;
  }
  const month = place.isDayNumber ? undefined : readMonth(tokens, period);
  if (!month) return undefined;
  const year = readYearAfter(tokens, month.to);
  const parts = { ...place.parts, month: month.month };
  return year
    ? [{ value: { ...parts, year: year.year }, from: index, to: year.to }]
    : repeatInPeriod(index, period + 1, parts);
}

/** "last Friday", "last business day" */
function readLast(tokens: Tokens, index: number): Place | undefined {
  const kind = readKindOfDay(tokens, index + 1);
  return kind && { ...kind, isOrdinal: false, isDayNumber: false };
}

/** "second Friday", "tenth working day", "15th", "1st and 15th" */
function readNth(tokens: Tokens, index: number): Place | undefined {
  const first = readDay(tokens, index);
  if (!first?.ordinal) return undefined;
  const second = readDay(tokens, tokens.skip(first.to, 'and', 'or', '&'));
  const to = second?.ordinal ? second.to : first.to;
  const kind = readKindOfDay(tokens, to);
  if (kind) return { ...kind, isOrdinal: false, isDayNumber: kind.isAnyDay };
  const parts = second?.ordinal ? {} : { day: first.day };
  return { parts, to, isOrdinal: true, isDayNumber: true };
}

/** "Friday", "day", "business day" */
function readKindOfDay(
  tokens: Tokens,
  index: number,
): { parts: DateParts; to: number; isAnyDay: boolean } | undefined {
  const weekday = findWeekday(tokens.lower(index));
  if (weekday !== undefined) return { parts: { weekday }, to: index + 1, isAnyDay: false };
  const isOfWork = daysOfWork.has(tokens.lower(index));
  const day = isOfWork ? index + 1 : index;
  return tokens.lower(day) === 'day' ? { parts: {}, to: day + 1, isAnyDay: !isOfWork } : undefined;
}
