import type { Registration } from './registrations.ts';

type LeadTime = { urgency: 'in-time' | 'start-now' | 'may-be-late'; text: string };

/**
 * Estimates whether a registration can be completed by the deadline. Never rules it out, because some are approved
 * sooner.
 *
 * @param daysLeft undefined if there is no deadline or it has passed
 */
export function findLeadTime(
  { duration, minDays, maxDays }: Pick<Registration, 'duration' | 'minDays' | 'maxDays'>,
  daysLeft: number | undefined,
): LeadTime {
  const usual = `usually ${duration}`;
  if (daysLeft === undefined || maxDays === 0 || daysLeft > 2 * maxDays) {
    return { urgency: 'in-time', text: `Usually takes ${duration}.` };
  }
  const timeLeft = `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
  return daysLeft < minDays / 2
    ? { urgency: 'may-be-late', text: `This may not be possible in time: ${timeLeft}, ${usual}.` }
    : { urgency: 'start-now', text: `Start now: ${timeLeft}, ${usual}.` };
}
