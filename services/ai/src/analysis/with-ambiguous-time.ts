import { findValues, findConflictingTimeInEffect } from '@grantwright/analyst/main-thread';
import type { Analysis } from '@grantwright/shared/contract';
import { formatClockTime } from '@grantwright/shared/submission';
import { toClock, isAmPmUnclear } from '@grantwright/shared/values';

const halfDayMinutes = 12 * 60;

/** Returns the minutes since noon or midnight. */
const toClockFaceMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) % halfDayMinutes;
};
const isSameOnClockFace = (a: string | undefined, b: string): boolean =>
  a !== undefined && toClockFaceMinutes(a) === toClockFaceMinutes(b);

/**
 * Adds the funder's wording for the time of the deadline if the time is ambiguous, because it lacks a.m. or p.m. or
 * because its time zone is not in effect on that day. Screens then show the wording instead of a time.
 */
export function withAmbiguousTime(analysis: Analysis): Analysis {
  const { details } = analysis;
  const { deadline } = details;
  if (!deadline) return analysis;
  const { date, time, timeZone } = deadline;
  const statedTime = [deadline, ...(time ? details.requirements : [])]
    .flatMap(({ quote }) => findValues(quote ?? ''))
    .filter((value) => value.type === 'time')
    .map((value) => ({ ...toClock(value), text: value.text, isUnclear: isAmPmUnclear(value) }))
    .find((value) =>
      time === undefined
        ? value.isUnclear
        : value.time === time || (value.isUnclear && isSameOnClockFace(value.time, time)),
    );
  const isOtherInEffect =
    time !== undefined &&
    timeZone !== undefined &&
    findConflictingTimeInEffect(timeZone, date) !== undefined;
  if (!statedTime?.isUnclear && !isOtherInEffect) return analysis;
  const doubtfulTime =
    statedTime?.text ?? `${formatClockTime(time ?? '')} ${timeZone ?? ''}`.trim();
  return { ...analysis, details: { ...details, deadline: { ...deadline, doubtfulTime } } };
}
