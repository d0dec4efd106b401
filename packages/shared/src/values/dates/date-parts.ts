import { ordinalEndings, wordsAfterDay } from './date-words.ts';
import {
  countDaysInMonth,
  isFullMonthName,
  isOrdinaryWord,
  findMonth,
  findWeekday,
} from './months.ts';
import { readOrdinalWord } from '../numbers/read-number.ts';
import type { Span, Tokens } from '../tokens.ts';

/** The known parts of a date; `weekday` from 0 (Sunday). */
export type DateParts = {
  year?: number;
  month?: number;
  day?: number;
  weekday?: number;
  season?: string;
  /** A repeating date: "the second Friday of each month", "quarterly". */
  recurring?: true;
  /** One end of "May 1 to June 3". */
  range?: 'start' | 'end';
};

export type DateSpan = Span<DateParts>;

const isPossible = ({ year, month, day }: DateParts): boolean =>
  (month === undefined || (month >= 1 && month <= 12)) &&
  (day === undefined || (month !== undefined && day >= 1 && day <= countDaysInMonth(month, year)));

/** Returns the spans, or undefined if one of them is a day that does not exist in its month. */
export const validateSpans = (spans: DateSpan[]): DateSpan[] | undefined =>
  spans.every(({ value }) => isPossible(value)) ? spans : undefined;

/** Reads the name of a month. "may" and "march" in lower case are `doubtful`. */
export function readMonth(
  tokens: Tokens,
  index: number,
): { month: number; to: number; doubtful: boolean } | undefined {
  const month = findMonth(tokens.lower(index));
  if (month === undefined) return undefined;
  const isShort =
    tokens.isGlued(index + 1) &&
    (!isFullMonthName(tokens.lower(index)) || tokens.isGlued(index + 2));
  const dotted = isShort ? tokens.skip(index + 1, '.') : index + 1;
  return { month, to: dotted, doubtful: isOrdinaryWord(tokens.at(index).text) };
}

/** Reads "Friday", "Fri.," or "Friday the", as it is written before a date. */
export function readWeekday(
  tokens: Tokens,
  index: number,
): { weekday: number; to: number } | undefined {
  const weekday = findWeekday(tokens.lower(index));
  if (weekday === undefined) return undefined;
  const marks = tokens.skip(tokens.skip(index + 1, '.'), ',');
  return { weekday, to: tokens.skip(marks, 'the', 'on') };
}

/**
 * Reads the number of a day: "5", "05", "5th", "5 th" (a superscript), "fifth". Rejects clock times, amounts and
 * counts.
 */
export function readDay(
  tokens: Tokens,
  index: number,
): { day: number; to: number; ordinal: boolean } | undefined {
  const word = readOrdinalWord(tokens, index);
  if (word) return { day: word.value, to: word.to, ordinal: true };
  const digits = tokens.lower(index);
  if (!tokens.isNumber(index) || digits.length > 2) return undefined;
  const day = Number(digits);
  if (day < 1 || day > 31) return undefined;
  const to = index + 1;
  if (ordinalEndings.has(tokens.lower(to))) return { day, to: to + 1, ordinal: true };
  if (!tokens.isGlued(to)) return { day, to, ordinal: false };
  const continues = tokens.isGlued(to + 1) && tokens.isNumber(to + 1);
  const mark = tokens.lower(to);
  if (continues && /[:./]/.test(mark)) return undefined;
  // "5,000" is an amount; "1,2026" lacks a space
  if (continues && mark === ',' && tokens.lower(to + 1).length === 3) return undefined;
  return tokens.isWord(to) || mark === '%' ? undefined : { day, to, ordinal: false };
}

/** Whether a number can be a day, which it is not if it counts the next noun. */
export const endsDay = (tokens: Tokens, to: number): boolean =>
  !tokens.isWord(to) || tokens.isCapitalized(to) || wordsAfterDay.has(tokens.lower(to));

const isYear = (value: number): boolean => value >= 1900 && value <= 2099;

/** Reads a year of four digits, or "'26". */
export function readYear(tokens: Tokens, index: number): { year: number; to: number } | undefined {
  if (
    tokens.lower(index) === "'" &&
    tokens.isGlued(index + 1) &&
    tokens.lower(index + 1).length === 2
  )
    return tokens.isNumber(index + 1)
      ? { year: expandYear(tokens.lower(index + 1)), to: index + 2 }
      : undefined;
  if (!tokens.isNumber(index) || tokens.lower(index).length !== 4) return undefined;
  const year = Number(tokens.lower(index));
  return isYear(year) ? { year, to: index + 1 } : undefined;
}

/** Reads ", 2026", " of 2026" or "2026" after a month or day. */
export function readYearAfter(
  tokens: Tokens,
  index: number,
): { year: number; to: number } | undefined {
  const marks = tokens.skip(tokens.skip(index, ',', '.', '-'), 'of');
  return readYear(tokens, marks);
}

/** "27" is 2027, "87" is 1987. */
export const expandYear = (digits: string): number => {
  const value = Number(digits);
  if (digits.length !== 2) return value;
  return value < 60 ? 2000 + value : 1900 + value;
};
