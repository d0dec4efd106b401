import type { Due } from '../../contract/analysis.ts';
import { formatDateInZone, countDaysBetween, lastZone } from './civil-time.ts';
import { computeDueInstant } from './compute-due-instant.ts';
import { parseZone } from './parse-zone.ts';

/**
 * The time left until a deadline. Without an exact instant, it counts only days: 0 is today, and -1 is a day that has
 * ended for the applicant but not everywhere.
 */
export type Countdown =
  | { kind: 'passed' }
  | { kind: 'exact'; days: number; hours: number; minutes: number }
  | { kind: 'days'; days: number };

const minuteMs = 60_000;

export function computeCountdown(due: Due, now: Date, userZone: string): Countdown {
  const instant = computeDueInstant(due, userZone);
  return instant ? untilInstant(instant, now, computeGraceMs(due)) : untilDay(due, now, userZone);
}

/** "11:59 p.m." includes that minute, whereas "5:00 p.m." is over when the minute begins. */
const computeGraceMs = ({ time }: Due): number => (time?.endsWith(':59') ? minuteMs : 0);

function untilInstant(instant: Date, now: Date, grace: number): Countdown {
  const remainingMs = instant.getTime() - now.getTime();
  if (remainingMs <= -grace) return { kind: 'passed' };
  const minutes = Math.max(0, Math.floor(remainingMs / minuteMs));
  return {
    kind: 'exact',
    days: Math.floor(minutes / 1_440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}

function untilDay({ date, timeZone }: Due, now: Date, userZone: string): Countdown {
  const zone = parseZone(timeZone);
  if (typeof zone === 'object' || zone === 'applicant-local') {
    const days = countDaysBetween(
      formatDateInZone(now, typeof zone === 'object' ? zone.iana : userZone),
      date,
    );
    return days < 0 ? { kind: 'passed' } : { kind: 'days', days };
  }
  const days = countDaysBetween(formatDateInZone(now, userZone), date);
  if (days >= 0) return { kind: 'days', days };
  return formatDateInZone(now, lastZone) > date ? { kind: 'passed' } : { kind: 'days', days: -1 };
}
