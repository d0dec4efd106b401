import { skipRangeMark } from '../ranges.ts';
import type { DateOrder } from './date-order.ts';
import { readWeekday, readMonth, type DateParts, type DateSpan } from './date-parts.ts';
import type { Mention } from '../mention.ts';
import { readDayFirst, readMonthAlone, readMonthFirst, readYearFirst } from './named-dates.ts';
import { readNumericDate } from './numeric-dates.ts';
import type { Tokens } from '../tokens.ts';
import { readSeason, readYears } from './years.ts';
import { periods, recurrenceAdverbs } from './date-words.ts';
import { findWeekday } from './months.ts';
import { readPlaceInPeriod, repeatInPeriod } from './place-in-period.ts';
import { readNumber } from '../numbers/read-number.ts';

/** A date with the parts that are written or inferred from the other end of its range; unknown parts are absent. */
export type DateValue = Mention & DateParts & { type: 'date' };

/** Formats a date as "2026-05-01" if day, month and year are known. */
export const formatIso = ({ year, month, day }: DateParts): string | undefined =>
  year === undefined || month === undefined || day === undefined
    ? undefined
    : [String(year), pad(month), pad(day)].join('-');

const pad = (value: number): string => String(value).padStart(2, '0');

/** Finds dates in reading order; a range or list results in one for each of its days. */
export function findDates(tokens: Tokens, order?: DateOrder): DateValue[] {
  const spans: DateSpan[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const dateSpans = readDate(tokens, index, order);
    if (!dateSpans) continue;
    spans.push(...dateSpans);
    index = Math.max(index, (dateSpans.at(-1)?.to ?? 0) - 1);
  }
  return shareYears(tokens, spans).map(({ value, from, to }) => ({
    type: 'date',
    ...value,
    ...tokens.mention(from, to),
  }));
}

function readDate(tokens: Tokens, index: number, order?: DateOrder): DateSpan[] | undefined {
  const weekday = readWeekday(tokens, index);
  if (weekday) {
    const [first, ...more] = readDayDate(tokens, weekday.to, order) ?? [];
    return first?.value.month === undefined
      ? undefined
      : [{ ...first, value: { ...first.value, weekday: weekday.weekday }, from: index }, ...more];
  }
  return (
    readRecurring(tokens, index) ??
    readDayDate(tokens, index, order) ??
    readMonthAlone(tokens, index) ??
    readSeason(tokens, index) ??
    readYears(tokens, index)
  );
}

const readDayDate = (tokens: Tokens, index: number, order?: DateOrder): DateSpan[] | undefined =>
  readNumericDate(tokens, index, order) ??
  readMonthFirst(tokens, index) ??
  readYearFirst(tokens, index) ??
  readDayFirst(tokens, index);

/** "May 1 to June 3, 2026" names one year for both; "November 1 to March 1, 2027" starts in the year before. */
function shareYears(tokens: Tokens, spans: DateSpan[]): DateSpan[] {
  const shared = [...spans];
  for (let index = shared.length - 2; index >= 0; index--) {
    const [first, second] = [shared[index], shared[index + 1]];
    if (!first || !second || first.value.recurring || second.value.recurring) continue;
    const isRange =
      skipRangeMark(tokens, first.to) === second.from || isBetween(tokens, first, second);
    if (!isRange && !isListed(tokens, first.to, second.from)) continue;
    if (isRange) {
      shared[index] = { ...first, value: { ...first.value, range: 'start' } };
      shared[index + 1] = { ...second, value: { ...second.value, range: 'end' } };
    }
    const year = inferYearBefore(first.value, second.value, isRange);
    if (year !== undefined) shared[index] = { ...first, value: { ...shared[index]?.value, year } };
  }
  return shareForward(shared);
}

/** Infers the year of a date from the date that follows it. */
function inferYearBefore(
  first: DateParts,
  second: DateParts,
  isRange: boolean,
): number | undefined {
  if (first.year !== undefined || first.month === undefined || second.year === undefined)
    return undefined;
  if (second.month === undefined) return undefined;
  if (second.month >= first.month) return second.year;
  return isRange ? second.year - 1 : undefined;
}

/** Infers the year of a range's end from its start: "May 1, 2026 to June 3". */
const shareForward = (spans: DateSpan[]): DateSpan[] =>
  spans.map((span, index) => {
    const first = spans[index - 1]?.value;
    const { value } = span;
    if (value.range !== 'end' || value.year !== undefined || first?.range !== 'start') return span;
    if (first.year === undefined || first.month === undefined || value.month === undefined)
      return span;
    const year = value.month >= first.month ? first.year : first.year + 1;
    return { ...span, value: { ...value, year } };
  });

const isBetween = (tokens: Tokens, first: DateSpan, second: DateSpan): boolean =>
  tokens.lower(first.from - 1) === 'between' &&
  tokens.lower(first.to) === 'and' &&
  first.to + 1 === second.from;

const isListed = (tokens: Tokens, from: number, to: number): boolean =>
  to - from <= 2 &&
  Array.from({ length: to - from }, (_, index) => tokens.lower(from + index)).every((word) =>
    /^(?:,|and|or|&|;|\/)$/.test(word),
  );

const times = new Set(['once', 'twice']);

/**
 * Reads a repeating date: "the second Friday of each month", "the last day of February", "quarterly", "twice a year".
 */
function readRecurring(tokens: Tokens, index: number): DateSpan[] | undefined {
  const word = tokens.lower(index);
  if (recurrenceAdverbs.has(word)) return repeatInPeriod(index, index + 1);
  if (
    word === 'semi' &&
    tokens.lower(index + 1) === '-' &&
    recurrenceAdverbs.has(tokens.lower(index + 2))
  )
    return repeatInPeriod(index, index + 3);
  if (times.has(word) || (tokens.lower(index + 1) === 'times' && readNumber(tokens, index)))
    return readTimes(tokens, index);
  if (word === 'each' || word === 'every') return readEach(tokens, index);
  return readPlaceInPeriod(tokens, index);
}

/** "twice a year", "three times per year", "once each quarter" */
function readTimes(tokens: Tokens, index: number): DateSpan[] | undefined {
  const rate = times.has(tokens.lower(index)) ? index + 1 : index + 2;
  return /^(?:an?|per|each|every)$/.test(tokens.lower(rate)) && periods.has(tokens.lower(rate + 1))
    ? repeatInPeriod(index, rate + 2)
    : undefined;
}

/** "each month", "every Friday", "every March" */
function readEach(tokens: Tokens, index: number): DateSpan[] | undefined {
  const weekday = findWeekday(tokens.lower(index + 1));
  if (weekday !== undefined) return repeatInPeriod(index, index + 2, { weekday });
  if (periods.has(tokens.lower(index + 1))) return repeatInPeriod(index, index + 2);
  const month = readMonth(tokens, index + 1);
  return month && !month.doubtful
    ? repeatInPeriod(index, index + 2, { month: month.month })
    : undefined;
}
