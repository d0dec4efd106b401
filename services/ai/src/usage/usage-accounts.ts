import { formatIsoDate } from '@grantwright/shared/values';
import type { UsageRecord } from '../records/usage-record.ts';
import type { Limits } from './reservations.ts';

/** The usage that a limit applies to: of one user on one day, or of the whole installation in one month (UTC). */
export type Account = {
  id: string;
  /** The fields of the usage record other than the counters. */
  fields: Pick<UsageRecord, 'ownerId' | 'day' | 'month'>;
  limits: Limits;
  /** Shown to the user when the limit is reached, and when pending requests may still reach it. */
  messages: { usedUp: string; reserved: string };
  /** When the counters are reset. */
  resetsAt: Date;
};

const formatMonth = (time: Date): string => time.toISOString().slice(0, 7);

export const createDailyAccount = (ownerId: string, time: Date, limits: Limits): Account => ({
  id: `${ownerId}/${formatIsoDate(time)}`,
  fields: { ownerId, day: formatIsoDate(time) },
  limits,
  messages: {
    usedUp:
      'You have reached today’s limit for the AI service. It resets tomorrow; the built-in analyst is available in the meantime.',
    reserved:
      'Your other requests to the AI service may use up the rest of today’s limit. Try again when they are done; the built-in analyst is available in the meantime.',
  },
  resetsAt: new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1)),
});

export function createMonthlyAccount(time: Date, limits: Limits): Account {
  const resetsAt = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1));
  return {
    id: `installation/${formatMonth(time)}`,
    fields: { month: formatMonth(time) },
    limits,
    messages: {
      usedUp: `This site has reached its monthly limit for the AI service. It resets on ${formatFirstDay(resetsAt)}; the built-in analyst is available in the meantime.`,
      reserved:
        'Other requests to the AI service may use up the rest of this site’s monthly limit. Try again when they are done; the built-in analyst is available in the meantime.',
    },
    resetsAt,
  };
}

const formatFirstDay = (time: Date): string =>
  time.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
