import {
  type DateParts,
  type DateSpan,
  endsDay,
  expandYear,
  validateSpans,
  readDay,
  readMonth,
  readYear,
  readYearAfter,
} from './date-parts.ts';
import { skipRangeMark } from '../ranges.ts';
import { wordsBeforeMonth } from './date-words.ts';
import { isFullMonthName } from './months.ts';
import type { Tokens } from '../tokens.ts';

type Days = { day: number; from: number; to: number; joined?: 'range' | 'list' }[];

/** Reads "May 1", "May 1st, 2026", "May 1-15, 2026", "May 1 and 15", "May 2026". */
export function readMonthFirst(tokens: Tokens, index: number): DateSpan[] | undefined {
  const month = readMonth(tokens, index);
  if (!month) return undefined;
  const days = readDays(tokens, tokens.skip(month.to, ',', 'the'));
  const end = days.at(-1)?.to ?? month.to;
  const year = readYearAfter(tokens, end);
  if (month.doubtful && !year) return undefined;
  if (days.length === 0)
    return year
      ? [{ value: { month: month.month, year: year.year }, from: index, to: year.to }]
      : undefined;
  return validateSpans(
    spread(days, { month: month.month, ...(year && { year: year.year }) }, index, year?.to ?? end),
  );
}

/** Reads "1 May", "1st of May, 2026", "1-15 May 2026", "01-May-26". */
export function readDayFirst(tokens: Tokens, index: number): DateSpan[] | undefined {
  const previous = tokens.lower(index - 1);
  // "1 May/1 November"
  const isSecond = previous === '/' && readMonth(tokens, index - 2) !== undefined;
  if (tokens.isInside(index) && previous !== '-' && !isSecond) return undefined;
  const days = readDays(tokens, index);
  const last = days.at(-1);
  if (!last) return undefined;
  // "1-May" and "1.May", but not "draft 1 - May 3"
  const mark = tokens.isGlued(last.to) ? tokens.skip(last.to, '-', '/', '.') : last.to;
  const month = readMonth(tokens, tokens.skip(tokens.skip(mark, 'day'), 'of'));
  if (!month) return undefined;
  const year = readYearAfter(tokens, tokens.skip(month.to, '/')) ?? readShortYear(tokens, month.to);
  if (month.doubtful && !year) return undefined;
  // "June 1 May 2": the 1 is a day of the month before it
  if (!year && readMonth(tokens, index - 1) && readDay(tokens, month.to)) return undefined;
  // "Section 1. May 2": the 1 is not a day
  if (tokens.lower(mark - 1) === '.' && readDay(tokens, month.to)) return undefined;
  const parts = { month: month.month, ...(year && { year: year.year }) };
  return validateSpans(spread(days, parts, index, year?.to ?? month.to));
}

/** Reads "2026 May 1". */
export function readYearFirst(tokens: Tokens, index: number): DateSpan[] | undefined {
  const year = readYear(tokens, index);
  const month = year && readMonth(tokens, tokens.skip(year.to, '-', ','));
  const day = month && readDay(tokens, tokens.skip(month.to, '-'));
  if (!day || month.doubtful || readYearAfter(tokens, day.to)) return undefined;
  if (!endsDay(tokens, day.to)) return undefined;
  const value = { year: year.year, month: month.month, day: day.day };
  return validateSpans([{ value, from: index, to: day.to }]);
}

/** "1-May-26" */
function readShortYear(tokens: Tokens, index: number): { year: number; to: number } | undefined {
  const digits = tokens.lower(index + 1);
  const isJoined =
    tokens.isGlued(index) && tokens.isGlued(index + 1) && /^[-/]$/.test(tokens.lower(index));
  return isJoined && /^\d\d$/.test(digits) && !tokens.isGlued(index + 2)
    ? { year: expandYear(digits), to: index + 2 }
    : undefined;
}

/** Reads one day, a range of days or a list of them. */
function readDays(tokens: Tokens, index: number): Days {
  const first = readDay(tokens, index);
  if (!first) return [];
  const days: Days = [{ day: first.day, from: index, to: first.to }];
  for (let to = first.to; days.length < 8;) {
    const ranged = skipRangeMark(tokens, to);
    const next = ranged ?? tokens.skip(tokens.skip(to, ','), 'and', '&', 'or');
    if (next === to) break;
    const day = readDay(tokens, tokens.skip(next, 'the'));
    if (!day || !endsDay(tokens, day.to) || day.day <= (days.at(-1)?.day ?? 0)) break;
    // after a bare comma only "1, 15 and 30" or "1, 15, 2026" continues the list
    if (!ranged && tokens.lower(next - 1) === ',' && !/^(?:,|and|&|or)$/.test(tokens.lower(day.to)))
      break;
    days.push({ day: day.day, from: next, to: day.to, joined: ranged ? 'range' : 'list' });
    to = day.to;
  }
  return days;
}

/** Creates one span for each day: the first starts at `from`, the last ends at `to`. */
const spread = (days: Days, parts: DateParts, from: number, to: number): DateSpan[] =>
  days.map((day, index) => ({
    value: {
      ...parts,
      day: day.day,
      ...(days[index + 1]?.joined === 'range' && { range: 'start' }),
      ...(day.joined === 'range' && { range: 'end' }),
    },
    from: index === 0 ? from : day.from,
    to: index === days.length - 1 ? to : day.to,
  }));

/** Reads a month on its own if the words next to it are unambiguous: "by the end of August", "March to June". */
export function readMonthAlone(tokens: Tokens, index: number): DateSpan[] | undefined {
  const month = readMonth(tokens, index);
  if (!month || !tokens.isCapitalized(index)) return undefined;
  const isName = isFullMonthName(tokens.lower(index));
  const to = isName ? index + 1 : month.to;
  if (tokens.isCapitalized(to) && !readMonth(tokens, to)) return undefined;
  const before = tokens.lower(tokens.lower(index - 1) === '-' ? index - 2 : index - 1);
  const joined =
    skipRangeMark(tokens, to) ?? tokens.skip(tokens.skip(to, ',', '/'), 'and', '&', 'or');
  const isListed = joined > to && tokens.isCapitalized(joined) && readMonth(tokens, joined);
  const follows =
    /^(?:,|and|&|or|\/|-|to|through)$/.test(tokens.lower(index - 1)) &&
    [2, 3, 4].some((back) => readMonth(tokens, index - back));
  const isWhole =
    tokens.length === to - index || (tokens.lower(index - 1) === '(' && tokens.lower(to) === ')');
  return isListed || follows || isWhole || (isName && wordsBeforeMonth.has(before))
    ? [{ value: { month: month.month }, from: index, to }]
    : undefined;
}
