import type { Due } from '../../contract/analysis.ts';
import { toInstant, computeOffsetMs } from './civil-time.ts';
import { parseZone } from './parse-zone.ts';

type StatedDue = Pick<Due, 'date' | 'time' | 'timeZone' | 'doubtfulTime'>;

/**
 * Computes the instant of a deadline. Returns undefined if its time or zone is missing, is unclear or cannot be mapped;
 * `computeCountdown` then counts days.
 * @param userZone the IANA zone of the applicant, for "local time of applicant"
 */
export function computeDueInstant(
  { date, time, timeZone, doubtfulTime }: StatedDue,
  userZone: string,
): Date | undefined {
  const zone = parseZone(timeZone);
  if (!time || doubtfulTime || zone === 'unknown') return undefined;
  return toInstant(date, time, zone === 'applicant-local' ? userZone : zone.iana);
}

const daylight = /\b(?:[ECMP]|AK|A|AE|NZ)DT\b|\bBST\b|\bCEST\b|\b(?:daylight|summer)\b/i;
const standard = /\b(?:[ECMP]|AK|A|AE|NZ)ST\b|\bCET\b|\bstandard\b/i;

/**
 * Whether the zone names a time that is not in effect on that day: "PDT" in January. The deadline then follows the
 * local time of that place.
 */
export function isOffSeason({ date, timeZone }: StatedDue): boolean {
  const zone = parseZone(timeZone);
  if (!timeZone || typeof zone === 'string') return false;
  const isDaylight = daylight.test(timeZone);
  if (isDaylight === standard.test(timeZone)) return false;
  const noon = Date.parse(`${date}T12:00:00Z`);
  const year = date.slice(0, 4);
  const ofYear = ['01', '07'].map((month) =>
    computeOffsetMs(Date.parse(`${year}-${month}-01`), zone.iana),
  );
  return isDaylight !== computeOffsetMs(noon, zone.iana) > Math.min(...ofYear);
}
