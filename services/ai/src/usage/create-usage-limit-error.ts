import { AppError } from '@grantwright/shared/service';
import type { UsageRecord, UsageReservation } from '../records/usage-record.ts';
import type { Account } from './usage-accounts.ts';

const retrySoonSeconds = 60;

/**
 * Returns the error for a reached limit. The retry time depends on whether actual usage or open reservations reached
 * it.
 */
export function createUsageLimitError(
  used: UsageRecord | null,
  { limits, messages, resetsAt }: Account,
  reservation: UsageReservation,
  time: Date,
): AppError {
  const { inputTokens = 0, outputTokens = 0, cost = 0 } = used ?? {};
  const isUsedUp =
    inputTokens + outputTokens + reservation.tokens > limits.tokens ||
    cost + reservation.cost > limits.dollars;
  return isUsedUp
    ? new AppError('usage-limit', messages.usedUp, {
        retryAfter: countSecondsUntil(resetsAt, time),
      })
    : new AppError('usage-limit', messages.reserved, { retryAfter: retrySoonSeconds });
}

const countSecondsUntil = (end: Date, time: Date): number =>
  Math.ceil((end.getTime() - time.getTime()) / 1000);
