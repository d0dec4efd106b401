import type { Registration } from './registrations.ts';

type LeadTime = { urgency: 'in-time' | 'start-now' | 'may-be-late'; text: string };

/**
 * Whether a registration still fits before the deadline. It is never called impossible: some are approved sooner.
 *
 * @param daysLeft absent without a deadline, or if it has passed
 */
export function leadTime(
  { takes, minDays, maxDays }: Pick<Registration, 'takes' | 'minDays' | 'maxDays'>,
  daysLeft: number | undefined,
): LeadTime {
  const usual = `usually ${takes}`;
  if (daysLeft === undefined || maxDays === 0 || daysLeft > 2 * maxDays) {
    return { urgency: 'in-time', text: `Usually takes ${takes}.` };
  }
  const left = `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
  return daysLeft < minDays / 2
    ? { urgency: 'may-be-late', text: `This may not be possible in time: ${left}, ${usual}.` }
    : { urgency: 'start-now', text: `Start now: ${left}, ${usual}.` };
}
