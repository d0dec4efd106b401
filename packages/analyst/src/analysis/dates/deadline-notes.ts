import type { Deadline } from '@grantwright/shared/contract';
import { otherTimeInForce } from '../../text/daylight-time.ts';
import { findValues } from '../../text/values.ts';

/** Zones of places where a clock of twelve hours is the custom. */
const twelveHourZone =
  /^(?:[ECMP]|AK|H)[SD]?T\b|^[ECMP]\.|\b(?:Eastern|Central(?! European)|Mountain|Pacific|Alaska|Hawaii|Atlantic)\b/i;

const formatDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * What is doubtful about a deadline: that it has passed, its year, which half of the day its time is in, and
 * whether its zone is in force on that day.
 *
 * @param today ISO calendar date
 */
export function deadlineNotes(
  { date, time, timeZone, isYearInferred, quote = '' }: Deadline,
  today: string,
): string[] {
  const clock = findValues(quote)
    .filter((value) => value.type === 'time')
    .find((value) => time === undefined || value.time === time || value.midnight);
  const isUnclear =
    clock?.unclear && (clock.zone ? twelveHourZone.test(clock.zone) : /^11[:.]59/.test(clock.text));
  const inForce = timeZone && otherTimeInForce(timeZone, date);
  return [
    ...(date < today
      ? [
          `The last deadline named in this document, ${formatDate(date)}, has passed. Check whether there is a new one.`,
        ]
      : []),
    ...(isYearInferred
      ? [
          `The deadline names no year: ${date.slice(0, 4)} is inferred. Check the year on the funder's site.`,
        ]
      : []),
    ...(isUnclear
      ? [
          `The deadline says "${clock.text}" without a.m. or p.m. Plan for the morning and ask the funder.`,
        ]
      : []),
    ...(clock?.midnight
      ? [
          `The deadline says "${clock.text}", which may be the beginning or the end of the day. Plan for the day before and ask the funder.`,
        ]
      : []),
    ...(inForce
      ? [
          `The deadline names ${timeZone}, but on ${formatDate(date)} ${inForce} is in force: the time may be an hour earlier or later. Ask the funder.`,
        ]
      : []),
  ];
}
