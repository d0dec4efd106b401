import type { DateValue } from '@grantwright/shared/values';
import type { Unit } from '../../document/unit.ts';
import { fits } from './complete-year.ts';

/** Whether a full date does not fall on the weekday written with it: "Friday, June 7, 2012". */
export const isOnOtherWeekday = (date: DateValue): boolean =>
  date.year !== undefined &&
  date.month !== undefined &&
  date.day !== undefined &&
  date.weekday !== undefined &&
  !fits(date, date.year);

/**
 * Returns a function that corrects the year of a date on another weekday, as in a call from early January that still
 * writes last year. The weekday decides only if the other dates and titles name its year at least as often as the
 * written one.
 */
export function createYearCorrection(
  units: readonly Pick<Unit, 'kind' | 'values'>[],
): (date: DateValue) => DateValue {
  const counts = new Map<number, number>();
  for (const { kind, values } of units)
    for (const value of values) {
      if (value.type !== 'date' || value.year === undefined || isOnOtherWeekday(value)) continue;
      if (value.month === undefined && kind !== 'heading') continue;
      counts.set(value.year, (counts.get(value.year) ?? 0) + 1);
    }
  return (date) => {
    if (!isOnOtherWeekday(date) || date.year === undefined) return date;
    const written = date.year;
    const minCount = counts.get(written) ?? 1;
    const [year] = [...counts]
      .filter(([each, count]) => each === written + 1 && count >= minCount && fits(date, each))
      .toSorted(([, a], [, b]) => b - a)
      .map(([each]) => each);
    return year === undefined ? date : { ...date, year };
  };
}
