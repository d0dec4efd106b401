import type { DateValue } from '@grantwright/shared/values';
import type { ClassifiedUnit } from '../classify-units.ts';

/** The words around a date. */
export type DateContext = {
  /** The title or label above the unit. */
  title: string;
  /** The text between the previous date and this date, or the first date of its period or list. */
  before: string;
  /** The text up to the next date. */
  after: string;
  /** Whether another date follows in the unit. */
  isFollowed: boolean;
  /** Whether it is one of several days that the same words are about: "Deadlines: March 1 and June 1". */
  isListed: boolean;
};

/** Connects the days of a list. */
const listMark = /^\s*(?:[,;&/|]|(?:, ?)?(?:and|or))\s*(?:on |by )?$/i;
/** A label has at most this many words. */
const maxLabelWords = 6;

/** Returns the words around each of the dates in a unit. */
export function findDateContexts(
  units: readonly ClassifiedUnit[],
  unitIndex: number,
  dates: readonly DateValue[],
): DateContext[] {
  const { text = '' } = units[unitIndex] ?? {};
  const title = titleAbove(units, unitIndex);
  const isListed = (index: number): boolean => {
    const [previous, date] = [dates[index - 1], dates[index]];
    if (previous?.day === undefined || date?.day === undefined || date.range) return false;
    return listMark.test(text.slice(previous.end, date.start));
  };
  const firstOf = (index: number): number => {
    const isEnd = dates[index]?.range === 'end' && dates[index - 1]?.range === 'start';
    if (isEnd) return index - 1;
    return isListed(index) ? firstOf(index - 1) : index;
  };
  return dates.map((date, index) => {
    const first = firstOf(index);
    return {
      title,
      before: text.slice(dates[first - 1]?.end ?? 0, dates[first]?.start),
      after: text.slice(date.end, dates[index + 1]?.start),
      isFollowed: index + 1 < dates.length,
      isListed: isListed(index) || isListed(index + 1),
    };
  });
}

/**
 * Returns the title above a unit. A line with just a date or a time belongs to the short line above it, as in
 * "Application deadline" above "March 1, 2027".
 */
function titleAbove(units: readonly ClassifiedUnit[], index: number): string {
  const [unit, above] = [units[index], units[index - 1]];
  const title = unit?.path.at(-1) ?? '';
  if (!unit || !above || above.values.length > 0 || above.row || !isBareDate(unit)) return title;
  const isLabel = above.text.split(' ').length <= maxLabelWords && !/[.!?;]$/.test(above.text);
  return isLabel ? above.text : title;
}

/** Whether a unit contains hardly any words besides dates and times. */
const isBareDate = ({ text, values, row }: ClassifiedUnit): boolean =>
  row === undefined &&
  values
    .filter(({ type }) => type === 'date' || type === 'time')
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .match(/\p{L}{2}/u) === null;
