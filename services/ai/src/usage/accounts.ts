import { AppError } from '@grantwright/shared/service';
import type { Logger } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { UsageRecord, Usages } from '../models/usage-model.ts';
import type { Settle, Usage } from '../providers/provider.ts';
import {
  affordable,
  costOf,
  settledBy,
  withReservation,
  type Limits,
  type Prices,
} from './reservations.ts';

/** The usage of paid models per user. */
export interface Accounts {
  /**
   * Reserves the maximum usage of a request, atomically across replicas, so that concurrent requests cannot
   * exceed the daily limit (UTC).
   *
   * @returns settles the reservation with the actual usage, or none; never fails. A reservation that is never
   *   settled expires
   * @throws AppError `too-many-requests` when the limit would be exceeded
   */
  reserve(ownerId: string, max: Usage): Promise<Settle>;
}

type Tools = {
  usages: Usages;
  log: Logger;
  now: () => Date;
  newId: () => string;
  tokensPerDay: number;
  dollarsPerDay?: number | undefined;
  prices?: Prices | undefined;
  /** Milliseconds until an unsettled reservation expires; longer than any request. */
  reservationMs: number;
};

export function createAccounts(tools: Tools): Accounts {
  const { usages, log, now, newId, tokensPerDay, dollarsPerDay = Infinity, prices } = tools;
  const limits: Limits = { tokens: tokensPerDay, dollars: dollarsPerDay };
  return {
    async reserve(ownerId, max) {
      const time = now();
      const day = time.toISOString().slice(0, 10);
      const _id = `${ownerId}/${day}`;
      const reservation = {
        id: newId(),
        tokens: max.inputTokens + max.outputTokens,
        cost: prices ? costOf(prices, max) : 0,
        until: new Date(time.getTime() + tools.reservationMs),
      };
      const reserved = async () => {
        const filter = { _id, $expr: affordable(reservation, limits, time) };
        const update = [withReservation(reservation, time)];
        const options = { updatePipeline: true };
        return (await usages.updateOne(filter, update, options)).matchedCount === 1;
      };
      if (!(await reserved())) {
        await ensureDay(usages, { _id, ownerId, day });
        if (!(await reserved()))
          throw limitError(
            await usages.findById(_id).lean<UsageRecord>(),
            reservation,
            limits,
            time,
          );
      }
      return (used) => {
        const cost = prices && used && costOf(prices, used);
        usages
          .updateOne({ _id }, settledBy(reservation.id, used, cost))
          .catch((error: unknown) => log.error({ err: error }, 'usage not booked'));
      };
    },
  };
}

async function ensureDay(
  usages: Usages,
  { _id, ownerId, day }: Pick<UsageRecord, '_id' | 'ownerId' | 'day'>,
): Promise<void> {
  const empty = { requests: 0, inputTokens: 0, outputTokens: 0, reservations: [] };
  await usages
    .updateOne({ _id }, { $setOnInsert: { ownerId, day, ...empty } }, { upsert: true })
    .catch((error: unknown) => {
      // a concurrent request inserted it
      if (!isDuplicateKey(error)) throw error;
    });
}

const retrySoonSeconds = 60;

/** The error at the limit; the retry time depends on whether actual usage or open reservations reach it. */
function limitError(
  used: UsageRecord | null,
  reservation: { tokens: number; cost: number },
  limits: Limits,
  time: Date,
): AppError {
  const { inputTokens = 0, outputTokens = 0, cost = 0 } = used ?? {};
  const isUsedUp =
    inputTokens + outputTokens + reservation.tokens > limits.tokens ||
    cost + reservation.cost > limits.dollars;
  if (isUsedUp) return dailyLimitError(time);
  return new AppError(
    'too-many-requests',
    'Your other AI requests may use up the rest of today’s limit. Please try again when they are done; the built-in analyst is available in the meantime.',
    { retryAfter: retrySoonSeconds },
  );
}

const dailyLimitError = (time: Date) =>
  new AppError(
    'too-many-requests',
    'You have reached today’s limit for the AI service. It resets tomorrow; the built-in analyst is available in the meantime.',
    { retryAfter: secondsToMidnight(time) },
  );

/** Seconds until midnight UTC. */
const secondsToMidnight = (time: Date): number =>
  86_400 - (Math.floor(time.getTime() / 1000) % 86_400);
