import { isDuplicateKey } from '@grantwright/shared/storage';
import { AppError } from '@grantwright/shared/service';
import type { UsageRecord, UsageReservation, Usages } from '../records/usage-record.ts';
import type { Account } from './usage-accounts.ts';
import { withinLimits, addReservation } from './reservations.ts';
import { sumUsageOfMonth } from './usage-totals.ts';

/**
 * Adds a reservation to an account, atomically across replicas.
 *
 * @throws AppError `usage-limit` if that would exceed the limit
 */
export async function reserveInAccount(
  usages: Usages,
  account: Account,
  reservation: UsageReservation,
  time: Date,
): Promise<void> {
  const { id: _id, limits } = account;
  const reserve = async () => {
    const filter = { _id, $expr: withinLimits(reservation, limits, time) };
    const update = [addReservation(reservation, time)];
    return (await usages.updateOne(filter, update, { updatePipeline: true })).matchedCount === 1;
  };
  if (await reserve()) return;
  await ensureRecord(usages, account);
  if (await reserve()) return;
  throw createUsageLimitError(
    await usages.findById(_id).lean<UsageRecord>(),
    account,
    reservation,
    time,
  );
}

async function ensureRecord(usages: Usages, { id: _id, fields }: Account): Promise<void> {
  if (await usages.exists({ _id })) return;
  // the budget may have been configured in the middle of the month
  const used = fields.month
    ? await sumUsageOfMonth(usages, fields.month)
    : { requests: 0, inputTokens: 0, outputTokens: 0 };
  await usages
    .updateOne(
      { _id },
      { $setOnInsert: { ...fields, ...used, reservations: [] } },
      { upsert: true },
    )
    .catch((error: unknown) => {
      // a concurrent request inserted it
      if (!isDuplicateKey(error)) throw error;
    });
}

const retrySoonSeconds = 60;

/**
 * Returns the error for a reached limit. The retry time depends on whether actual usage or open reservations reached
 * it.
 */
function createUsageLimitError(
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
