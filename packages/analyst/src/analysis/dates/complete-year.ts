import { type DateValue, formatIso } from '@grantwright/shared/values';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { pastTensePattern } from './step-words.ts';

/** Number of years searched for a matching weekday before and after today. */
const yearsAround = { before: 6, after: 6 };

/** Minimum probability that a unit is about a deadline. */
const minProbability = 0.35;

/**
 * Returns a function that completes the dates of a unit. It tries, in this order, the years of deadlines, of schedules
 * above the date, of the next date under the same title, of other dates, and of other titles. Years in prose, as in
 * "Founded in 2015", do not date the document. Other dates, such as those of the projects, do not put a day more than a
 * year ahead.
 */
export function createYearCompletion(
  units: readonly ClassifiedUnit[],
  today: string,
): (unitIndex: number, date: DateValue) => string | undefined {
  const firstYear = Number(today.slice(0, 4)) - yearsAround.before;
  // "The foundation was established on June 1, 1998."
  const history = new Set(
    units.filter(
      ({ text, values }) =>
        values.some((value) => value.type === 'date' && (value.year ?? firstYear) < firstYear) &&
        pastTensePattern.test(text),
    ),
  );
  const days = new Map<number, number>();
  const deadlines = new Map<number, number>();
  const titles: number[] = [];
  const dating = units.filter((unit) => !history.has(unit));
  for (const unit of dating)
    for (const value of unit.values) {
      if (value.type !== 'date' || value.year === undefined) continue;
      if (value.month !== undefined) {
        count(days, value.year);
        if (sumProbabilities(unit, ['deadline']) >= minProbability) count(deadlines, value.year);
      } else if (unit.kind === 'heading') titles.push(value.year);
    }
  const [ofDeadlines, ofDates] = [sortByCount(deadlines), sortByCount(days)];
  const ofWeekdays = listYearsOfWeekdays(units, today);
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return (unitIndex, date) => {
    const others = [...ofDates, ...titles].filter(
      (year) => date.weekday !== undefined || (formatIso({ ...date, year }) ?? '') < nextYear,
    );
    const ofSchedule = listScheduleYears(units[unitIndex]?.path ?? []);
    const next = listYearsBeforeNext(units, unitIndex, date, history);
    const years = [...ofDeadlines, ...ofSchedule, ...next, ...others, ...ofWeekdays];
    return completeYear(date, years, today);
  };
}

/** Lists the years in which most of several days with a weekday fall on it, the best and closest to today first. */
function listYearsOfWeekdays(units: readonly ClassifiedUnit[], today: string): number[] {
  const days = units
    .flatMap(({ values }) => values.filter((value) => value.type === 'date'))
    .filter(({ weekday, day }) => weekday !== undefined && day !== undefined);
  if (days.length < 2) return [];
  const thisYear = Number(today.slice(0, 4));
  return listCandidateYears(today)
    .map((year) => ({ year, count: days.filter((date) => fits(date, year)).length }))
    .filter(({ count }) => count > days.length / 2)
    .toSorted(
      (a, b) => b.count - a.count || Math.abs(a.year - thisYear) - Math.abs(b.year - thisYear),
    )
    .map(({ year }) => year);
}

/** Returns the year of a date that precedes the next full date under the same title. */
function listYearsBeforeNext(
  units: readonly ClassifiedUnit[],
  unitIndex: number,
  date: DateValue,
  ignored: ReadonlySet<ClassifiedUnit>,
): number[] {
  const title = units[unitIndex]?.path.at(-1);
  for (const unit of units.slice(unitIndex + 1)) {
    const { path, values } = unit;
    if (path.at(-1) !== title) return [];
    if (ignored.has(unit)) continue;
    const iso = values.map((value) => value.type === 'date' && formatIso(value)).find(Boolean);
    if (!iso) continue;
    const year = Number(iso.slice(0, 4));
    return [(formatIso({ ...date, year }) ?? '') <= iso ? year : year - 1];
  }
  return [];
}

const count = (counts: Map<number, number>, year: number): void => {
  counts.set(year, (counts.get(year) ?? 0) + 1);
};

const sortByCount = (counts: ReadonlyMap<number, number>): number[] =>
  [...counts].sort(([a, m], [b, n]) => n - m || b - a).map(([year]) => year);

/** "2027 Program Timeline", as opposed to "2027 Fellowship", which may start in the year after its deadline. */
const scheduleTitle = /\b(?:timelines?|schedule|calendar|dates|deadlines?|cycle|round)\b/i;
/** A year, but not a fiscal year. */
const yearInTitle = /(?<![-–/\d]|\bFY ?)20\d\d(?![-–/\d])/gi;

/** Returns the years in the titles of a schedule, innermost first. */
const listScheduleYears = (path: readonly string[]): number[] =>
  path
    .filter((title) => scheduleTitle.test(title))
    .toReversed()
    .flatMap((title) => (title.match(yearInTitle) ?? []).map(Number));

/** Lists the years around today, in ascending order. */
function listCandidateYears(today: string): number[] {
  const thisYear = Number(today.slice(0, 4));
  const length = yearsAround.before + 1 + yearsAround.after;
  return Array.from({ length }, (_, index) => thisYear - yearsAround.before + index);
}

/**
 * Completes a day and month to an ISO date, using the first of the years in which the weekday matches, or otherwise the
 * closest matching year. Returns undefined if the date already has a year or lacks a day.
 */
export function completeYear(
  date: DateValue,
  years: readonly number[],
  today: string,
): string | undefined {
  const { month, day, weekday } = date;
  if (date.year !== undefined || month === undefined || day === undefined || date.recurring)
    return undefined;
  const inYear = (year: number): string => formatIso({ ...date, year }) ?? '';
  const documentYear = years.find((year) => fits(date, year));
  if (documentYear !== undefined) return inYear(documentYear);
  const dates = listCandidateYears(today)
    .filter((year) => fits(date, year))
    .map(inYear);
  const next = dates.find((iso) => iso >= today);
  const last = dates.findLast((iso) => iso < today);
  // Without a weekday, use the next occurrence. With a weekday, use the closest match, which may be
  // in the past.
  if (weekday === undefined || !last) return next ?? last;
  return next && countDaysBetween(today, next) < countDaysBetween(last, today) ? next : last;
}

/** Whether a day exists in a year and falls on its weekday. */
export function fits({ month = 1, day = 1, weekday }: DateValue, year: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && (weekday === undefined || date.getUTCDay() === weekday);
}

const countDaysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
