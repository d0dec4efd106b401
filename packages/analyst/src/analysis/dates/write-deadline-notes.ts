import type { Deadline } from '@grantwright/shared/contract';
import { isAmPmUnclear } from '@grantwright/shared/values';
import { findConflictingTimeInEffect } from '../../text/daylight-time.ts';
import { findValues } from '../../text/values.ts';

const formatDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Explains why a deadline is uncertain: it has passed, its year is inferred, its time lacks a.m. or p.m., or its time
 * zone is not in effect on that day.
 *
 * @param today ISO calendar date
 */
export function writeDeadlineNotes(
  { date, time, timeZone, isYearInferred, quote = '' }: Deadline,
  today: string,
): string[] {
  const clock = findValues(quote)
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
