import type { Deadline, Due } from '../../contract/analysis.ts';
import type { Step } from '../../contract/call-facts.ts';
import { formatDateInZone, computeOffsetMs, formatTimeInZone } from './civil-time.ts';
import { computeCountdown, type Countdown } from './compute-countdown.ts';
import { findDeadlineState } from './find-deadline-state.ts';
import { computeDueInstant, isOffSeason } from './compute-due-instant.ts';
import { parseZone } from './parse-zone.ts';

type DeadlineText = {
  /** `may-have-passed` as in `findDeadlineState`. */
  urgency: 'passed' | 'may-have-passed' | 'soon' | 'later';
  /** The date and time in the funder's zone: "March 4, 2027, 5:00 p.m. ET (Eastern Time, funder)". */
  when: string;
  /** The same instant in the applicant's zone, if its clocks differ. */
  yours?: string;
  /** "in 3 days, 4 hours"; absent if it has passed. */
  left?: string;
  /** Advice on the parts of the time not stated in the guidelines. */
  notes: string[];
};

const soonDays = 14;

/**
 * Describes a deadline as text, in the time zones of the funder and of the applicant.
 *
 * @param steps the steps of the call, one of which may have a later deadline
 */
export function describeDeadline(
  due: Deadline,
  now: Date,
  userZone: string,
  steps: Step[] = [],
): DeadlineText {
  const left = computeCountdown(due, now, userZone);
  const yours = formatUserTime(due, userZone);
  const state = findDeadlineState({ deadline: due, steps }, now, userZone);
  return {
    urgency: state === 'may-have-passed' ? state : getUrgency(left),
    when: formatWhen(due, userZone),
    ...(yours && { yours }),
    ...(left.kind !== 'passed' && { left: formatTimeLeft(left) }),
    notes: listNotes(due, left.kind === 'passed'),
  };
}

/** Formats the text of a deadline on one line. */
export function formatDeadlineLine(text: DeadlineText): string {
  const { urgency, when, yours, left } = text;
  const both = yours ? `${when} · ${yours}` : when;
  if (urgency === 'passed') return `Deadline passed: ${both}`;
  return urgency === 'may-have-passed'
    ? `The deadline may have passed: ${both}`
    : `${both}, ${left}`;
}

function getUrgency(left: Countdown): 'passed' | 'soon' | 'later' {
  if (left.kind === 'passed') return 'passed';
  return left.days <= soonDays ? 'soon' : 'later';
}

function formatWhen(due: Due, userZone: string): string {
  const { date, time, doubtfulTime, isYearInferred } = due;
  const day = `${formatDay(date)}${isYearInferred ? ' (year not stated)' : ''}`;
  if (doubtfulTime) return `${day}, ${doubtfulTime} (time unclear, ask the funder)`;
  return time ? `${day}, ${formatClockTime(time)} ${formatZone(due, userZone)}` : day;
}

function formatZone(due: Due, userZone: string): string {
  const { timeZone } = due;
  const zone = parseZone(timeZone);
  if (!timeZone) return '(time zone not stated)';
  if (zone === 'unknown') return timeZone;
  if (zone === 'applicant-local') return `your local time (${formatPlace(userZone)})`;
  const isSpelledOut = timeZone.toLowerCase().includes(zone.name.toLowerCase());
  if (isSameClock(due, zone.iana, userZone)) return timeZone;
  return isSpelledOut ? `${timeZone} (funder)` : `${timeZone} (${zone.name}, funder)`;
}

function isSameClock(due: Due, zone: string, userZone: string): boolean {
  const instantMs = computeDueInstant(due, userZone)?.getTime();
  return (
    instantMs === undefined ||
    computeOffsetMs(instantMs, zone) === computeOffsetMs(instantMs, userZone)
  );
}

function formatUserTime(due: Due, userZone: string): string | undefined {
  const zone = parseZone(due.timeZone);
  const instant = computeDueInstant(due, userZone);
  if (!instant || typeof zone === 'string' || isSameClock(due, zone.iana, userZone)) {
    return undefined;
  }
  const date = formatDateInZone(instant, userZone);
  const clock = `${formatClockTime(formatTimeInZone(instant, userZone))} your time (${formatPlace(userZone)})`;
  return date === due.date ? clock : `${formatDay(date)}, ${clock}`;
}

/** Returns advice on a missing time or zone, or an empty list once the deadline has passed. */
function listNotes(due: Due, hasPassed: boolean): string[] {
  const yearNotes = due.isYearInferred
    ? ['The guidelines don’t state the year: check with the funder.']
    : [];
  return hasPassed ? yearNotes : [...yearNotes, ...listTimeNotes(due)];
}

function listTimeNotes(due: Due): string[] {
  const { time, timeZone, doubtfulTime } = due;
  const isUnmapped = time && !doubtfulTime && parseZone(timeZone) === 'unknown';
  return [
    ...(!time && !doubtfulTime ? ['No time stated: send it the day before.'] : []),
    ...(isUnmapped && timeZone ? ['We can’t convert this time zone: check with the funder.'] : []),
    ...(isUnmapped && !timeZone ? ['No time zone stated: send it the day before.'] : []),
    ...(time && isOffSeason(due)
      ? [`${timeZone} is not in effect on that day, so we use the local time there.`]
      : []),
  ];
}

function formatTimeLeft(left: Exclude<Countdown, { kind: 'passed' }>): string {
  if (left.kind === 'days') {
    if (left.days < 0) return 'may have passed: that day is over where you are';
    if (left.days === 0) return 'today';
    return left.days === 1 ? 'tomorrow' : `in ${count(left.days, 'day')}`;
  }
  const { days, hours, minutes } = left;
  if (days >= 7) return `in ${count(days, 'day')}`;
  if (days > 0) return `in ${count(days, 'day')}${hours > 0 ? `, ${count(hours, 'hour')}` : ''}`;
  if (hours > 0) {
    return `in ${count(hours, 'hour')}${minutes > 0 ? `, ${count(minutes, 'minute')}` : ''}`;
  }
  return minutes > 0 ? `in ${count(minutes, 'minute')}` : 'in less than a minute';
}

const count = (n: number, unit: string): string =>
  `${n.toLocaleString('en-US')} ${unit}${n === 1 ? '' : 's'}`;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "March 4, 2027", the same in every zone. */
export const formatDay = (date: string): string =>
  dayFormat.format(new Date(`${date.slice(0, 10)}T12:00:00Z`));

/** "5:00 p.m." */
export function formatClockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const suffix = hour % 24 < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${suffix}`;
}

/** "Europe/Berlin" is Berlin. */
const formatPlace = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
