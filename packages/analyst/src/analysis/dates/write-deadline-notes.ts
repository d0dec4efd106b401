import type { Deadline } from '@grantwright/shared/contract';
import { formatIso, isAmPmUnclear } from '@grantwright/shared/values';
import { findConflictingTimeInEffect } from '../../text/daylight-time.ts';
import { findValues } from '../../text/values.ts';
import { isOnOtherWeekday } from './correct-year.ts';

const formatDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Explains why a deadline is uncertain: it has passed, its year is inferred, its time lacks a.m. or p.m., its time zone
 * is not in effect on that day, or its weekday belongs to another year.
 *
 * @param today ISO calendar date
 */
export function writeDeadlineNotes(
  { date, time, timeZone, isYearInferred, quote = '' }: Deadline,
  today: string,
): string[] {
  const values = findValues(quote);
  const misdated = values
    .filter((value) => value.type === 'date')
    .find((value) => isOnOtherWeekday(value) && formatIso(value)?.slice(5) === date.slice(5));
  const clock = values
    .filter((value) => value.type === 'time')
    .find((value) => time === undefined || value.time === time || value.midnight);
  const otherZone = timeZone && findConflictingTimeInEffect(timeZone, date);
  return [
    ...(date < today
      ? [
          `The last deadline named in this document, ${formatDate(date)}, has passed. Check whether there is a new one.`,
        ]
      : []),
    ...(isYearInferred
      ? [
          `The deadline names no year: ${date.slice(0, 4)} is inferred. Check the year on the funder’s site.`,
        ]
      : []),
    ...(misdated
      ? [
          `The guidelines say “${misdated.text}”, which is not on that weekday. This analysis uses ${formatDate(date)}. Ask the funder.`,
        ]
      : []),
    ...(clock && isAmPmUnclear(clock)
      ? [
          `The deadline says “${clock.text}” without a.m. or p.m. Plan for the morning and ask the funder.`,
        ]
      : []),
    ...(clock?.midnight
      ? [
          `The deadline says “${clock.text}”, which may be the beginning or the end of the day. Plan for the day before and ask the funder.`,
        ]
      : []),
    ...(otherZone
      ? [
          `The deadline names ${timeZone}, but on ${formatDate(date)} ${otherZone} is in effect: the time may be an hour earlier or later. Ask the funder.`,
        ]
      : []),
  ];
}
