import type { DateValue } from '@grantwright/shared/values';
import type { ClassifiedUnit } from '../classify-units.ts';
import { findValues } from '../../text/values.ts';
import { findLabelOfDate, isBare } from './find-label-of-date.ts';
import { findKindByWords } from './step-words.ts';

/** The words around a date. */
export type DateContext = {
  /** The title above the unit, or the line that a date on its own belongs to. */
  title: string;
  /** The text between the previous date and this date, or the first date of its period or list. */
  before: string;
  /** The text between this date, or the last date of its period or list, and the next date. */
  after: string;
  /** Whether another date follows in the unit. */
  isFollowed: boolean;
  /** Whether it is one of several days that the same words are about: "Deadlines: March 1 and June 1". */
  isListed: boolean;
  /** Whether the date starts or ends a period, even with times in between: "June 3, 9 a.m. to 5 p.m. on July 1". */
  range?: 'start' | 'end';
};

/** Connects the days of a list. */
const listMark =
  /^\s*(?:[,;&/|]|(?:, ?)?(?:and\/or|and|or|as well as))\s*(?:(?:at|by|on)\s*){0,2}$/i;
/** Names a day of a list: "May 1 (spring) or October 1 (fall)". */
const aside = /^\s*\([^()]{1,20}\)/;
/** Connects the first day of a period to the last. */
const rangeMark = /^[\s,(]*(?:[-–—]|to|through|thru|until|till)[\s,]*(?:(?:at|by|on)[\s,]*){0,2}$/i;

/** Explains a time of day: "12:00 p.m. (noon)". */
const noon = / \((?:noon|midnight)\)/i;

/** Returns the words around each of the dates in a unit. */
export function findDateContexts(
  units: readonly ClassifiedUnit[],
  unitIndex: number,
  dates: readonly DateValue[],
): DateContext[] {
  const unit = units[unitIndex];
  if (!unit || dates.length === 0) return [];
  const { text } = unit;
  const title = findLabelOfDate(units, unitIndex)?.text ?? findTitle(unit.path) ?? '';
  const isListed = (index: number): boolean => {
    const [previous, date] = [dates[index - 1], dates[index]];
    if (previous?.day === undefined || date?.day === undefined || date.range) return false;
    const between = removeTimes(unit, previous.end, date.start);
    if (listMark.test(between)) return true;
    return (
      !findKindByWords(between) &&
      (listMark.test(between.replace(aside, '')) || isNextCell(unit, between))
    );
  };
  const isEnd = (index: number): boolean => {
    const [previous, date] = [dates[index - 1], dates[index]];
    if (!previous || !date) return false;
    if (date.range === 'end') return previous.range === 'start';
    return rangeMark.test(removeTimes(unit, previous.end, date.start));
  };
  const firstOf = (index: number): number =>
    isEnd(index) ? index - 1 : isListed(index) ? firstOf(index - 1) : index;
  const lastOf = (index: number): number =>
    isEnd(index + 1) ? index + 1 : isListed(index + 1) ? lastOf(index + 1) : index;
  return dates.map((date, index) => {
    const [first, last] = [firstOf(index), lastOf(index)];
    const range = isEnd(index) ? 'end' : isEnd(index + 1) ? 'start' : undefined;
    return {
      title,
      before: text.slice(dates[first - 1]?.end ?? 0, dates[first]?.start).replace(noon, ''),
      after: text.slice(dates[last]?.end ?? date.end, dates[last + 1]?.start),
      isFollowed: last + 1 < dates.length,
      isListed: isListed(index) || isListed(index + 1),
      ...(range && { range }),
    };
  });
}

/** Whether a date is in the cell after that of the date before it: "Week 5 February 1 | Week 1 March 29". */
const isNextCell = ({ row }: ClassifiedUnit, between: string): boolean =>
  row !== undefined && /^[^|]*\|[^|]*$/.test(between);

/** Returns the innermost title that is not only a time of day: "Deadlines" above "By noon on:". */
const findTitle = (path: readonly string[]): string | undefined =>
  path.findLast((title) => {
    const times = findValues(title).filter(({ type }) => type === 'time');
    return times.length === 0 || !isBare(title.replace(/:$/, ''), times);
  });

/** Returns part of a unit's text without the times of day in it. */
const removeTimes = ({ text, values }: ClassifiedUnit, from: number, to: number): string =>
  values
    .filter(({ type, start, end }) => type === 'time' && start >= from && end <= to)
    .toReversed()
    .reduce(
      (rest, { start, end }) => rest.slice(0, start - from) + rest.slice(end - from),
      text.slice(from, to),
    );
