import { type DateValue, findTimeZone } from '@grantwright/shared/values';
import type { ClassifiedUnit } from '../classify-units.ts';
import { isNewColumn } from '../current-values.ts';
import { findValues } from '../../text/values.ts';
import { findLabelOfDate, isBare } from './find-label-of-date.ts';
import { findKindByWords } from './step-words.ts';

/** A date in its unit, with the words around it. */
export type DateContext = {
  unit: ClassifiedUnit;
  date: DateValue;
  /** The title above the unit, or the line that a date on its own belongs to. */
  title: string;
  /** The text between the previous date and this date, or the first date of its period or list. */
  before: string;
  /** The text between this date, or the last date of its period or list, and the next date. */
  after: string;
  /** The heading of its column in a table, unless it is that of the new text in an amendment. */
  columnHead: string;
  /** Whether another date follows in the unit. */
  isFollowed: boolean;
  /** Whether the date starts or ends a period, even with times in between: "June 3, 9 a.m. to 5 p.m. on July 1". */
  range?: 'start' | 'end';
};

/** Connects the days of a list. */
const listMark =
  /^\s*(?:[,;&/|]|(?:, ?)?(?:and\/or|and|or|as well as))\s*(?:(?:at|by|on)\s*){0,2}$/i;
/** Names the day before it: "May 1 (spring) or October 1 (fall)", "May 1 for letters and October 1". */
const aside = /^\s*(?:\([^()]{1,40}\)|for [^.,;:()|]{1,40}?(?=[,;]| (?:and|or)\b))/;
/** Names the day after it: "(letters) May 1 (applications) October 1". */
const asideBefore = /\([^()]{1,40}\)\W*$/;
/** The row of a period, with its first and last day in two cells. */
const periodLabel = /\b(?:periods?|windows?|phases?)\s*\|\s*$/i;
const cellBoundary = /^\s*\|\s*$/;
const startHead = /^\W*(?:start|begin|open|from)/i;
const endHead = /^\W*(?:end|finish|clos|until|to\b|through)/i;
/** Connects the first day of a period to the last. */
const rangeMark =
  /^[\s,(]*(?:[-–—]|to|through|thru|until|till|and ending)[\s,]*(?:(?:at|by|on)[\s,]*){0,2}$/i;

/** Explains a time of day: "12:00 p.m. (noon)", "5 p.m. (Eastern Time)". */
const removeTimeNotes = (text: string): string =>
  text.replace(/ \(([^()]{1,30})\)/g, (note, words: string) =>
    /^(?:noon|midnight)$/i.test(words) || findTimeZone(words) === words ? '' : note,
  );

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
  // Whether a day follows another that the same words are about: "Deadlines: March 1 and June 1".
  const isListed = (index: number): boolean => {
    const [previous, date] = [dates[index - 1], dates[index]];
    if (previous?.day === undefined || date?.day === undefined || date.range || isEnd(index))
      return false;
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
    const between = removeTimes(unit, previous.end, date.start);
    return (
      rangeMark.test(between) || (cellBoundary.test(between) && isPeriodOfRow(unit, dates, index))
    );
  };
  const areAsidesFirst = asideBefore.test(text.slice(0, dates[0]?.start));
  const firstOf = (index: number): number =>
    isEnd(index) ? index - 1 : isListed(index) ? firstOf(index - 1) : index;
  const lastOf = (index: number): number =>
    isEnd(index + 1) ? index + 1 : isListed(index + 1) ? lastOf(index + 1) : index;
  return dates.map((date, index) => {
    const [first, last] = [firstOf(index), lastOf(index)];
    const before = removeTimeNotes(text.slice(dates[first - 1]?.end ?? 0, dates[first]?.start));
    const range = isEnd(index) ? 'end' : isEnd(index + 1) ? 'start' : undefined;
    return {
      unit,
      date,
      title,
      before: first > 0 && !areAsidesFirst ? before.replace(aside, '') : before,
      after: text.slice(dates[last]?.end ?? date.end, dates[last + 1]?.start),
      columnHead: isNewColumn(findHead(unit, date)) ? '' : findHead(unit, date),
      isFollowed: last + 1 < dates.length,
      ...(range && { range }),
    };
  });
}

/** Whether two adjacent cells of a row contain the first and the last day of a period. */
function isPeriodOfRow(
  unit: ClassifiedUnit,
  dates: readonly DateValue[],
  endIndex: number,
): boolean {
  const [start, end] = [dates[endIndex - 1], dates[endIndex]];
  if (!start || !end) return false;
  const isLabeled = dates.length === 2 && periodLabel.test(unit.text.slice(0, start.start));
  return isLabeled || (startHead.test(findHead(unit, start)) && endHead.test(findHead(unit, end)));
}

const findHead = ({ row }: ClassifiedUnit, { text }: DateValue): string =>
  row?.head?.[row.cells.findIndex((cell) => cell.includes(text))] ?? '';

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
