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
  /\b(?:deadlines?|due|by|before|until|till|no later than|clos(?:es?|ing)|to|through)\W*(?:\w+\W+){0,3}$/i;

type DateFound = Extract<Value, { type: 'date' }>;
type Candidate = { unit: JudgedUnit; date: DateFound; iso: string; weight: number };

/**
 * When the application must be in: of the dated units that speak of a deadline the likeliest one, and of
 * its dates the one that is due, with the time that stands by it. A date without a year is completed from
 * the document's own years.
 */
export function findDeadline(units: readonly JudgedUnit[], today: string): Deadline | undefined {
  const years = yearsOf(units);
  const candidates = units.flatMap((unit) => candidatesIn(unit, years, today));
  const [best] = candidates.sort((a, b) => b.weight - a.weight || b.iso.localeCompare(a.iso));
  if (!best) return undefined;
  const { unit, iso } = best;
  const clock = unit.values.find((value) => value.type === 'time');
  // Midnight ends the day that is named with it: whoever waits for its beginning is never late.
  return {
    date: iso,
    ...(clock && { time: clock.midnight ? '23:59' : clock.time }),
    ...(clock?.zone && { timeZone: clock.zone }),
    quote: unit.text,
    ...(unit.page !== undefined && { page: unit.page }),
  };
}

function candidatesIn(unit: JudgedUnit, years: number[], today: string): Candidate[] {
  const title = unit.path.at(-1) ?? '';
  const saysDue = dueWord.test(unit.text) || dueWord.test(title);
  const chance = chanceOf(unit, saysDue ? ['deadline', 'date'] : ['deadline']);
  if (chance < leastChance) return [];
  const dates = unit.values.filter((value): value is DateFound => value.type === 'date');
  return dates.flatMap((date) => {
    const iso = isoOf(date) ?? completed(date, years, today);
    if (!iso) return [];
    const isDue = dueCue.test(unit.text.slice(Math.max(0, date.start - 60), date.start));
    const isEarly = early.test(`${title} ${unit.text}`);
    const weight =
      chance +
      (isDue ? 0.3 : 0) +
      (iso >= today ? 0.2 : 0) -
      (isEarly ? 0.5 : 0) -
      (bygone.test(unit.text) ? 0.4 : 0);
    return [{ unit, date, iso, weight }];
  });
}

/** The years that the document names, most frequent first. */
function yearsOf(units: readonly JudgedUnit[]): number[] {
  const counts = new Map<number, number>();
  for (const { values } of units)
    for (const value of values)
      if (value.type === 'date' && value.year !== undefined)
        counts.set(value.year, (counts.get(value.year) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a).map(([year]) => year);
}

/** A day and month in the year in which its weekday falls on it, else in the document's own year. */
function completed(date: DateFound, years: number[], today: string): string | undefined {
  if (date.year !== undefined || date.month === undefined || date.day === undefined)
    return undefined;
  const thisYear = Number(today.slice(0, 4));
  const possible = [...years, thisYear, thisYear + 1];
  const fits = (year: number): boolean =>
    date.weekday === undefined ||
    new Date(Date.UTC(year, (date.month ?? 1) - 1, date.day)).getUTCDay() === date.weekday;
  const year = possible.find(fits);
  return year === undefined ? undefined : isoOf({ ...date, year });
}
