import type { Value } from '../../text/values.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { findKindByWords } from './step-words.ts';

/** A label has at most this many words. */
const maxLabelWords = 6;
/** The lines of a calendar are at most this far apart. */
const maxDistance = 4;
const calendar = /\b(?:timelines?|schedules?|calendar|(?<!due )dates)\b/i;

/**
 * Returns the line that a date on a line of its own belongs to: the short line above it, as in "Application deadline"
 * above "March 1, 2027", or the line below it in a calendar that puts the dates first.
 */
export function findLabelOfDate(
  units: readonly ClassifiedUnit[],
  index: number,
): ClassifiedUnit | undefined {
  const unit = units[index];
  if (!unit || !isBareDate(unit)) return undefined;
  const [above, below] = [units[index - 1], units[index + 1]];
  if (above && isLabel(above) && !isDateFirst(units, index)) return above;
  return below && below.kind !== 'heading' && isText(below) && isDateFirst(units, index)
    ? below
    : undefined;
}

/** Whether the dates of a calendar are above their lines, judged by the line above its first date. */
function isDateFirst(units: readonly ClassifiedUnit[], index: number): boolean {
  const previous = units.slice(Math.max(0, index - maxDistance), index).findLastIndex(isBareDate);
  if (previous >= 0) return isDateFirst(units, Math.max(0, index - maxDistance) + previous);
  const above = units[index - 1];
  const canName = above !== undefined && (above.kind === 'heading' || isLabel(above));
  return !canName || calendar.test(above.text) || findKindByWords(above.text) === undefined;
}

const isText = ({ values, row }: ClassifiedUnit): boolean =>
  row === undefined && !values.some(({ type }) => type === 'date');

const isLabel = (unit: ClassifiedUnit): boolean =>
  isText(unit) &&
  unit.values.length === 0 &&
  unit.text.split(' ').length <= maxLabelWords &&
  !/[.!;]$/.test(unit.text);

const isBareDate = ({ text, values, row }: ClassifiedUnit): boolean =>
  row === undefined && values.some(({ type }) => type === 'date') && isBare(text, values);

/** Whether a text contains hardly any words besides dates and times: "By noon on". */
export const isBare = (text: string, values: readonly Value[]): boolean =>
  values
    .filter(({ type }) => type === 'date' || type === 'time')
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replace(/\b(?:the|and|from|between|to|through|until|on|by|at|early|mid|late)\b(?!:)/gi, '')
    .match(/\p{L}{2}/u) === null;
