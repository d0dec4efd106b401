import { type DateParts, type DateSpan, readDay, readMonth, readYearAfter } from './date-parts.ts';
import { weekdayOf } from './months.ts';
import { readNumber } from '../numbers/read-number.ts';
import type { Tokens } from '../tokens.ts';

const adverbs = new Set(
  'annually quarterly monthly weekly biannually semiannually yearly biennially bimonthly'.split(
    ' ',
  ),
);
const periods = new Set('month quarter year week semester'.split(' '));
const times = new Set(['once', 'twice']);
const daysOfWork = new Set(['business', 'working', 'calendar']);

/** Reads a repeating date: "the second Friday of each month", "the last day of February", "quarterly", "twice a year". */
export function readRecurring(tokens: Tokens, index: number): DateSpan[] | undefined {
  const word = tokens.lower(index);
  if (adverbs.has(word)) return recurring(index, index + 1);
  if (word === 'semi' && tokens.lower(index + 1) === '-' && adverbs.has(tokens.lower(index + 2)))
    return recurring(index, index + 3);
  if (times.has(word) || (tokens.lower(index + 1) === 'times' && readNumber(tokens, index)))
    return readTimes(tokens, index);
  if (word === 'each' || word === 'every') return readEach(tokens, index);
  return readPlaceInPeriod(tokens, index);
}

const recurring = (from: number, to: number, parts: DateParts = {}): DateSpan[] => [
  { value: { ...parts, recurring: true }, from, to },
];

/** "twice a year", "three times per year", "once each quarter" */
function readTimes(tokens: Tokens, index: number): DateSpan[] | undefined {
  const rate = times.has(tokens.lower(index)) ? index + 1 : index + 2;
  return /^(?:an?|per|each|every)$/.test(tokens.lower(rate)) && periods.has(tokens.lower(rate + 1))
    ? recurring(index, rate + 2)
    : undefined;
}

/** "each month", "every Friday", "every March" */
function readEach(tokens: Tokens, index: number): DateSpan[] | undefined {
  const weekday = weekdayOf(tokens.lower(index + 1));
  if (weekday !== undefined) return recurring(index, index + 2, { weekday });
  if (periods.has(tokens.lower(index + 1))) return recurring(index, index + 2);
  const month = readMonth(tokens, index + 1);
  return month && !month.doubtful ? recurring(index, index + 2, { month: month.month }) : undefined;
}

/** "second Friday of each month", "first Monday in May 2026", "15th of the month", "last day of February" */
function readPlaceInPeriod(tokens: Tokens, index: number): DateSpan[] | undefined {
  const isLast = tokens.lower(index) === 'last';
  const ordinal = isLast ? undefined : readDay(tokens, index);
  if (!isLast && !ordinal?.ordinal) return undefined;
  // "the 1st and 15th of each month"
  const second = ordinal && readDay(tokens, tokens.skip(ordinal.to, 'and', 'or', '&'));
  const afterOrdinal = (second?.ordinal ? second.to : ordinal?.to) ?? index + 1;
  const weekday = weekdayOf(tokens.lower(afterOrdinal));
  const kindIndex = daysOfWork.has(tokens.lower(afterOrdinal)) ? afterOrdinal + 1 : afterOrdinal;
  const isDay = tokens.lower(kindIndex) === 'day';
  const after = weekday !== undefined ? afterOrdinal + 1 : isDay ? kindIndex + 1 : afterOrdinal;
  if (isLast && after === afterOrdinal) return undefined;
  if (tokens.lower(after) !== 'of' && tokens.lower(after) !== 'in') return undefined;
  const isPlainDay = ordinal && after === afterOrdinal && !second?.ordinal;
  const dayParts = weekday === undefined ? (isPlainDay ? { day: ordinal.day } : {}) : { weekday };
  const each = tokens.skip(after + 1, 'each', 'every', 'the', 'any', 'a');
  if (periods.has(tokens.lower(each)))
    return each > after + 1 && (weekday !== undefined || isDay || ordinal?.ordinal)
      ? isPartOfYear(tokens, each, after, afterOrdinal)
        ? undefined
        : recurring(index, each + 1, dayParts)
      : undefined;
  const month = readMonth(tokens, each);
  if (!month || (weekday === undefined && !isLast && kindIndex === afterOrdinal && !isDay))
    return undefined;
  if (weekday === undefined && ordinal && kindIndex === afterOrdinal) return undefined;
  const year = readYearAfter(tokens, month.to);
  const parts = { ...dayParts, month: month.month, ...(year && { year: year.year }) };
  if (year) return [{ value: parts, from: index, to: year.to }];
  return recurring(index, each + 1, parts);
}

/** "the third of the year" is a fraction, not a day. */
const isPartOfYear = (tokens: Tokens, period: number, after: number, ordinalEnd: number): boolean =>
  tokens.lower(period) !== 'month' && after === ordinalEnd;
