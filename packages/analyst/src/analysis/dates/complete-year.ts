import { type DateValue, isoOf } from '@grantwright/shared/values';
import type { ClassifiedUnit } from '../classify-units.ts';

/** Number of years searched for a matching weekday before and after today. */
const yearsAround = { before: 2, after: 7 };

/** The years in a document's dates (most frequent first) and titles. */
export type DocumentYears = { dateYears: readonly number[]; titleYears: readonly number[] };

/**
 * Collects years from full dates and titles only. Years in prose, as in "Founded in 2015", do not date the document.
 */
export function documentYears(units: readonly ClassifiedUnit[]): DocumentYears {
  const days = new Map<number, number>();
  const titles: number[] = [];
  for (const { values, kind } of units)
    for (const value of values) {
      if (value.type !== 'date' || value.year === undefined) continue;
      if (value.month !== undefined) days.set(value.year, (days.get(value.year) ?? 0) + 1);
      else if (kind === 'heading') titles.push(value.year);
    }
  const dateYears = [...days].sort(([a, m], [b, n]) => n - m || b - a).map(([year]) => year);
  return { dateYears, titleYears: titles };
}

/**
 * Completes a day and month to an ISO date, using the first of the document's years in which the weekday matches, or
 * otherwise the closest matching year. Undefined if the date already has a year or lacks a day.
 */
export function completeYear(
  date: DateValue,
  { dateYears, titleYears }: DocumentYears,
  today: string,
): string | undefined {
  const { month, day, weekday } = date;
  if (date.year !== undefined || month === undefined || day === undefined || date.recurring)
    return undefined;
  const fits = (year: number): boolean => {
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCDate() === day && (weekday === undefined || date.getUTCDay() === weekday);
  };
  const inYear = (year: number): string => isoOf({ ...date, year }) ?? '';
  const thisYear = Number(today.slice(0, 4));
  const ahead = Array.from({ length: yearsAround.after + 1 }, (_, step) => thisYear + step);
  const behind = Array.from({ length: yearsAround.before }, (_, step) => thisYear - 1 - step);
  const next = ahead
    .filter(fits)
    .map(inYear)
    .find((iso) => iso >= today);
  const last = [...ahead, ...behind]
    .filter(fits)
    .map(inYear)
    .filter((iso) => iso < today)
    .sort()
    .at(-1);
  const documentYear = [...dateYears, ...titleYears].find(fits);
  if (documentYear !== undefined) return inYear(documentYear);
  // Without a weekday, use the next occurrence. With a weekday, use the closest match, which may be
  // in the past.
  if (weekday === undefined || !last) return next ?? last;
  return next && daysBetween(today, next) < daysBetween(last, today) ? next : last;
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
