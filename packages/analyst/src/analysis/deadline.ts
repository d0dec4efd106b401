import type { Deadline } from '@grantwright/shared/contract';
import { isoOf } from '../text/dates.ts';
import type { Value } from '../text/values.ts';
import { chanceOf, type JudgedUnit } from './judge-units.ts';

const leastChance = 0.35;
/** What comes before the application is due before it. */
const early =
  /\b(?:letters? of (?:intent|inquiry|interest)|lois?|concept (?:note|paper)s?|pre-?(?:proposal|application)s?|drafts?|questions?|intent to apply|expressions? of interest|abstracts?)\b/i;
/** Of another round than this one. */
const bygone = /\b(?:previous|last (?:year|round|cycle)|past (?:year|round|cycle)|were|was)\b/i;
const dueWord =
  /\b(?:deadlines?|due|clos(?:es?|ing)|submi(?:t|ssion)s?|full (?:application|proposal)s?)\b/i;
const dueCue =
  /\b(?:deadlines?|due|by|before|until|till|no later than|clos(?:es?|ing))\b[^;(]{0,40}$/i;
/** What else may happen on a day. */
const otherEvent =
  /\b(?:award|decision|notif|announc|start|begin|open|report|mailed|launch|webinar|event)\w*\b[^.;]{0,30}$/i;
const wholeDay = /midnight|24[:.]00/i;

type DateFound = Extract<Value, { type: 'date' }>;
type Candidate = { unit: JudgedUnit; date: DateFound; iso: string; weight: number };

/**
 * When the application must be in: of the dated units that speak of a deadline the likeliest one, and of
 * its dates the one that is due, with the time that stands nearest to it. Of several that are as likely, the
 * next one from today on, else the last. A date without a year is completed from the document's own years.
 */
export function findDeadline(units: readonly JudgedUnit[], today: string): Deadline | undefined {
  const years = yearsOf(units);
  const candidates = units.flatMap((unit) => candidatesIn(unit, years, today));
  const [best] = candidates.sort((a, b) => b.weight - a.weight || bySoonest(a.iso, b.iso, today));
  if (!best) return undefined;
  const { unit, date, iso } = best;
  const clock = timeOf(unit, date);
  return {
    date: iso,
    // Midnight ends the day that is named with it; a note says that it may be meant otherwise.
    ...(clock && { time: wholeDay.test(clock.text) ? '23:59' : clock.time }),
    ...(clock?.zone && { timeZone: clock.zone }),
    quote: unit.text,
    ...(unit.page !== undefined && { page: unit.page }),
  };
}

/** Days from today on come first, the soonest before later ones; of days that are past, the last. */
function bySoonest(a: string, b: string, today: string): number {
  const [aIsPast, bIsPast] = [a < today, b < today];
  if (aIsPast !== bIsPast) return aIsPast ? 1 : -1;
  return aIsPast ? b.localeCompare(a) : a.localeCompare(b);
}

/** The time of day nearest to a date, with no other date between them. */
function timeOf({ values }: JudgedUnit, date: DateFound) {
  const distance = (value: Value): number =>
    value.start >= date.end ? value.start - date.end : date.start - value.end;
  const isOwn = (time: Value): boolean =>
    !values.some(
      (other) =>
        other.type === 'date' &&
        other !== date &&
        other.start > Math.min(date.start, time.start) &&
        other.end < Math.max(date.end, time.end),
    );
  return values
    .filter((value) => value.type === 'time')
    .filter(isOwn)
    .sort((a, b) => distance(a) - distance(b))[0];
}

function candidatesIn(unit: JudgedUnit, years: number[], today: string): Candidate[] {
  const title = unit.path.at(-1) ?? '';
  const saysDue = dueWord.test(unit.text) || dueWord.test(title);
  const chance = chanceOf(unit, saysDue ? ['deadline', 'date'] : ['deadline']);
  if (chance < leastChance) return [];
  const dates = unit.values.filter((value): value is DateFound => value.type === 'date');
  return dates.flatMap((date, at) => {
    const iso = isoOf(date) ?? completed(date, years, today);
    if (!iso) return [];
    const before = unit.text.slice(Math.max(dates[at - 1]?.end ?? 0, date.start - 60), date.start);
    const isDue = dueCue.test(before);
    const isEarly = early.test(`${title} ${unit.text}`);
    const weight =
      chance +
      (isDue ? 0.3 : 0) +
      (iso >= today ? 0.2 : 0) -
      (isEarly ? 0.5 : 0) -
      (!isDue && otherEvent.test(before) ? 0.4 : 0) -
      (bygone.test(unit.text) ? 0.4 : 0);
    return [{ unit, date, iso, weight }];
  });
}

/** The years of the days that the document names, most frequent first; "founded in 2015" names no day. */
function yearsOf(units: readonly JudgedUnit[]): number[] {
  const counts = new Map<number, number>();
  for (const { values } of units)
    for (const value of values)
      if (value.type === 'date' && value.year !== undefined && value.month !== undefined)
        counts.set(value.year, (counts.get(value.year) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a).map(([year]) => year);
}

/** A day and month in the first year in which there is such a day and its weekday fits: one of the document's, else the next. */
function completed(date: DateFound, years: number[], today: string): string | undefined {
  const { month, day, weekday } = date;
  if (date.year !== undefined || month === undefined || day === undefined) return undefined;
  const next = Array.from({ length: 8 }, (_, ahead) => Number(today.slice(0, 4)) + ahead);
  const fits = (year: number): boolean => {
    const given = new Date(Date.UTC(year, month - 1, day));
    return given.getUTCDate() === day && (weekday === undefined || given.getUTCDay() === weekday);
  };
  const inYear = (year: number): string | undefined => isoOf({ ...date, year });
  const year = years.find(fits) ?? next.find((each) => fits(each) && (inYear(each) ?? '') >= today);
  return year === undefined ? undefined : inYear(year);
}
