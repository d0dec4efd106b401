import { deadlineNotes } from '@grantwright/shared/call-files';
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
    ...(date < today ? [deadlineNotes.passed.write({ date: formatDate(date) })] : []),
    ...(isYearInferred ? [deadlineNotes.inferredYear.write({ year: date.slice(0, 4) })] : []),
    ...(misdated
      ? [deadlineNotes.otherWeekday.write({ words: misdated.text, date: formatDate(date) })]
      : []),
    ...(clock && isAmPmUnclear(clock)
      ? [deadlineNotes.unclearHalf.write({ words: clock.text })]
      : []),
    ...(clock?.midnight ? [deadlineNotes.midnight.write({ words: clock.text })] : []),
    ...(timeZone && otherZone
      ? [deadlineNotes.otherZone.write({ zone: timeZone, date: formatDate(date), otherZone })]
      : []),
  ];
}
