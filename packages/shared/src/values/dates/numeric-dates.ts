import type { DateOrder } from './date-order.ts';
import { type DateSpan, expandYear, validateSpans } from './date-parts.ts';
import { wordsBeforeNumericDay } from './date-words.ts';
import { findWeekday } from './months.ts';
import type { Tokens } from '../tokens.ts';

/**
 * Reads a numeric date: "05/01/2026", "5/7/27", "2026-05-01", "13.06.2026", "05/2026", and "by 5/7". With
 * periods the day comes first; otherwise `order` decides ambiguous dates.
 */
export function readNumericDate(
  tokens: Tokens,
  index: number,
  order: DateOrder = 'month-first',
): DateSpan[] | undefined {
  const mark = tokens.lower(index + 1);
  // a dash before it may join two dates with slashes; otherwise it is part of a code
  const isFree = !tokens.isInside(index) || (tokens.lower(index - 1) === '-' && mark === '/');
  if (!tokens.isNumber(index) || !isFree) return undefined;
  if (!/^[/.-]$/.test(mark) || !isJoined(tokens, index + 1)) return undefined;
  const [first, second] = [tokens.lower(index), tokens.lower(index + 2)];
  const third =
    tokens.lower(index + 3) === mark && isJoined(tokens, index + 3) ? tokens.lower(index + 4) : '';
  if (!third) return readTwo(tokens, index, mark, order);
  const to = index + 5;
  if (continues(tokens, to, mark)) return undefined;
  const parts = parseThreeParts(first, second, third, mark, order);
  return parts && isInRange(parts.year)
    ? validateSpans([{ value: parts, from: index, to }])
    : undefined;
}

/** Reads "05/2026" and, after a word such as "by", "5/7" and "15/3". */
function readTwo(tokens: Tokens, index: number, mark: string, order: DateOrder) {
  const [first, second] = [tokens.lower(index), tokens.lower(index + 2)];
  const to = index + 3;
  if (mark !== '/' || continues(tokens, to, mark) || first.length > 2) return undefined;
  const [one, two] = [Number(first), Number(second)];
  if (second.length === 4)
    return one >= 1 && one <= 12 && isInRange(two)
      ? [{ value: { month: one, year: two }, from: index, to }]
      : undefined;
  const before = /^[,:(]$/.test(tokens.lower(index - 1)) ? index - 2 : index - 1;
  const hasCue =
    wordsBeforeNumericDay.has(tokens.lower(before)) ||
    (tokens.lower(before) === 'than' && tokens.lower(before - 1) === 'later') ||
    findWeekday(tokens.lower(before)) !== undefined;
  if (second.length > 2 || !hasCue) return undefined;
  if (/^(?:of|\p{L}+s)$/u.test(tokens.lower(to))) return undefined;
  const isDayFirst = one > 12 || (two <= 12 && order === 'day-first');
  const value = isDayFirst ? { month: two, day: one } : { month: one, day: two };
  return validateSpans([{ value, from: index, to }]);
}

function parseThreeParts(a: string, b: string, c: string, mark: string, order: DateOrder) {
  if (b.length > 2) return undefined;
  if (a.length === 4 && c.length <= 2) return { year: Number(a), month: Number(b), day: Number(c) };
  if (a.length > 2 || !(c.length === 4 || c.length === 2)) return undefined;
  // 1.2.03 and 10-2-03 are usually clauses and codes; 1.2.2003 is usually a date
  if (c.length === 2 && mark !== '/' && (a.length !== 2 || b.length !== 2)) return undefined;
  const [first, second, year] = [Number(a), Number(b), expandYear(c)];
  const isDayFirst = first > 12 || (second <= 12 && (mark === '.' || order === 'day-first'));
  return isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second };
}

const isInRange = (year: number): boolean => year >= 1900 && year <= 2099;

const isJoined = (tokens: Tokens, mark: number): boolean =>
  tokens.isGlued(mark) && tokens.isGlued(mark + 1) && tokens.isNumber(mark + 1);

/** Whether digits, letters or another mark follow directly; the "T" of a timestamp is allowed. */
const continues = (tokens: Tokens, to: number, mark: string): boolean =>
  tokens.isGlued(to) &&
  ((tokens.isWord(to) && tokens.lower(to) !== 't') ||
    tokens.isNumber(to) ||
    (/^[-/.:%]$/.test(tokens.lower(to)) &&
      !(tokens.lower(to) === '-' && mark === '/') &&
      tokens.isGlued(to + 1) &&
      tokens.isNumber(to + 1)));
