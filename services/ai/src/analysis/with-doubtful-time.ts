import { otherTimeInForce } from '@grantwright/analyst';
import type { Analysis } from '@grantwright/shared/contract';
import { findTimes, formatTime, type TimeMention } from '../text/times.ts';

const halfDayMinutes = 12 * 60;

/** Minutes since noon or midnight of a time `HH:MM`. */
const onClockFace = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) % halfDayMinutes;
};

/**
 * The analysis with the funder's own words for the time of the deadline where they leave open which time is
 * meant: without a.m. or p.m., or in a zone that is not in force on the day. So no screen shows such a time as
 * certain, whichever analyst read it.
 */
export function withDoubtfulTime(analysis: Analysis): Analysis {
  const { details } = analysis;
  const { deadline } = details;
  if (!deadline) return analysis;
  const { date, time, timeZone } = deadline;
  const isMeant = (mention: TimeMention) =>
    time === undefined
      ? mention.unclear === true
      : mention.time === time ||
        (mention.unclear === true && onClockFace(mention.time) === onClockFace(time));
  const written = [deadline, ...(time ? details.requirements : [])]
    .flatMap(({ quote }) => findTimes(quote ?? ''))
    .find(isMeant);
  const isOtherInForce =
    time !== undefined && timeZone !== undefined && otherTimeInForce(timeZone, date) !== undefined;
  if (!written?.unclear && !isOtherInForce) return analysis;
  const doubtfulTime = written?.text ?? `${formatTime(time ?? '')} ${timeZone ?? ''}`.trim();
  return { ...analysis, details: { ...details, deadline: { ...deadline, doubtfulTime } } };
}
