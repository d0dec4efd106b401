import {
  type DateValue,
  findTimeZone,
  formatIso,
  type TimeValue,
} from '@grantwright/shared/values';
import { findValues, type Value } from '../../text/values.ts';
import { findLabelOfDate, isBare } from './find-label-of-date.ts';
import { findKindByWords } from './step-words.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';

/** Minimum probability that another unit is about a deadline, another step or the submission. */
const minProbability = 0.35;
const rolesWithTime = ['deadline', 'date', 'submit'] as const;
/** A line with at most this many words besides the time is a label with a time: "Time: 5:00 p.m. ET". */
const maxLabelWords = 4;

const isTime = (value: Value): value is TimeValue => value.type === 'time';
const isDay = (value: Value): value is DateValue =>
  value.type === 'date' && value.month !== undefined && value.day !== undefined;

/**
 * Finds the time of day for a date: the nearest time in its unit with no other date in between, otherwise the time in
 * another unit about a deadline on the same day, otherwise the time on an adjacent line without a day.
 *
 * @param index index of the date's unit
 */
export function findTimeOfDate(
  units: readonly ClassifiedUnit[],
  index: number,
  date: DateValue,
): TimeValue | undefined {
  const unit = units[index];
  if (!unit) return undefined;
  const nearest = findTimeInUnit(unit, date);
  if (nearest) return addZoneAfter(unit, date, nearest);
  if (unit.values.some(isTime)) return undefined;
  const ofLabel = findLabelOfDate(units, index)?.values.find(isTime);
  return (
    ofLabel ??
    findTimeInTitle(unit) ??
    findTimeOfSameDay(units, unit, date) ??
    findTimeNextTo(units, index)
  );
}

/** Adds the time zone that follows the date instead of its time: "5 p.m. March 1 (ET)". */
function addZoneAfter({ text }: ClassifiedUnit, { end }: DateValue, time: TimeValue): TimeValue {
  const zone = time.zone ?? findTimeZone(text.slice(end));
  return zone === undefined ? time : { ...time, zone };
}

/**
 * Finds the time in the title of a list of days: "By 5 p.m. ET on:". The time of a webinar in a title is not that of an
 * application below it.
 */
function findTimeInTitle({ path, text }: ClassifiedUnit): TimeValue | undefined {
  const title = path.at(-1) ?? '';
  const values = findValues(title);
  if (values.some(isDay)) return undefined;
  const [own, ofTitle] = [findKindByWords(text), findKindByWords(title)];
  const isSameStep =
    [own, ofTitle].includes(undefined) || own === ofTitle || ofTitle === 'application';
  if (!isSameStep && !isBare(title.replace(/:$/, ''), values)) return undefined;
  const times = values.filter(isTime);
  return times.find(({ zone }) => zone) ?? times[0];
}

function findTimeInUnit({ values }: ClassifiedUnit, date: DateValue): TimeValue | undefined {
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
    .filter(isTime)
    .filter(isOwn)
    .sort((a, b) => distance(a) - distance(b))[0];
}

function findTimeOfSameDay(
  units: readonly ClassifiedUnit[],
  excluded: ClassifiedUnit,
  date: DateValue,
): TimeValue | undefined {
  for (const unit of units) {
    if (unit === excluded || sumProbabilities(unit, rolesWithTime) < minProbability) continue;
    const same = unit.values.filter(isDay).find((day) => isSameDay(day, date));
    const time = same && findTimeInUnit(unit, same);
    if (time) return time;
  }
  return undefined;
}

const isSameDay = (a: DateValue, b: DateValue): boolean =>
  a.month === b.month &&
  a.day === b.day &&
  (a.year === undefined || b.year === undefined || formatIso(a) === formatIso(b));

function findTimeNextTo(units: readonly ClassifiedUnit[], index: number): TimeValue | undefined {
  const unit = units[index];
  const next = units[index + 1];
  if (!unit || !next || next.kind === 'heading' || next.values.some(({ type }) => type === 'date'))
    return undefined;
  const time = next.values.find(isTime);
  if (!time || next.block > unit.block + 1) return undefined;
  const words = `${next.text.slice(0, time.start)} ${next.text.slice(time.end)}`.match(
    /\p{L}{2,}/gu,
  );
  return (words?.length ?? 0) <= maxLabelWords ? time : undefined;
}
