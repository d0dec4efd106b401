import { Schema, type Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import {
  BurstyRateLimiter,
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';

/** How often something may be done by one key, an address or a person, within so many seconds. */
type Limit = { name: string; points: number; seconds: number };

/** Counts uses by key; the count ends so many seconds after the first. */
export type RateLimit = {
  /** Counts one use; throws `too-many-requests` with `Retry-After` beyond the limit. */
  take: (key: string) => Promise<void>;
  /** Forgets what was counted. */
  forget: (key: string) => Promise<void>;
};

/** A steady rate after so many uses at once: uses by one key cannot become more, however they are spread. */
type Pace = { name: string; burst: number; perHour: number };

/** Counts uses by key as a rate limit does, and can take back one that turned out not to count. */
export type PaceLimit = Pick<RateLimit, 'take'> & { giveBack: (key: string) => Promise<void> };

const collection = 'limits';

/** What is said to who went beyond a limit. @param wait how long to wait, in words: "3 minutes" */
type Refusal = (wait: string) => string;

/**
 * A limit that all copies of a service share, counted in its database; while that does not answer,
 * each copy counts for itself. Keys are stored as digests: they hold addresses and e-mails.
 */
export function sharedRateLimit(database: Connection, limit: Limit, refusal: Refusal): RateLimit {
  return limitOf(sharedLimiter(database, limit), refusal, digestOf);
}

/** Seconds after which a pace allows more: nobody who is refused waits longer. */
const paceSeconds = 30;

/**
 * A pace that all copies of a service share. At most `burst + perHour` uses of one key pass within an hour,
 * and another one at the latest 30 seconds after the last.
 */
export function sharedPacedLimit(
  database: Connection,
  { name, burst, perHour }: Pace,
  refusal: Refusal,
): PaceLimit {
  const points = (perHour * paceSeconds) / 3_600;
  const steady = sharedLimiter(database, { name, points, seconds: paceSeconds });
  const atOnce = sharedLimiter(database, { name: `${name}-burst`, points: burst, seconds: 3_600 });
  return {
    take: (key) => consume(new BurstyRateLimiter(steady, atOnce), digestOf(key), refusal),
    giveBack: async (key) => void (await atOnce.reward(digestOf(key), 1)),
  };
}

const sharedLimiter = (database: Connection, limit: Limit) =>
  new RateLimiterMongo({
    ...optionsOf(limit),
    storeClient: database.getClient(),
    dbName: database.name,
    tableName: collection,
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(optionsOf(limit)),
  });

const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** A limit that one process counts for itself. */
export const localRateLimit = (limit: Limit, refusal: Refusal): RateLimit =>
  limitOf(new RateLimiterMemory(optionsOf(limit)), refusal, (key) => key);

const counts = new Schema({ key: String, expire: Date });
counts.index({ key: 1 }, { unique: true });
counts.index({ expire: -1 }, { expireAfterSeconds: 0 });

/** The counts of shared limits, for the indexes by which they are found and forgotten. */
export const rateLimitModel = (database: Connection) =>
  database.model('SharedLimit', counts, collection);

const optionsOf = ({ name, points, seconds }: Limit) => ({
  keyPrefix: name,
  points: Math.max(1, Math.round(points)),
  duration: seconds,
});

function limitOf(
  limiter: RateLimiterAbstract,
  refusal: Refusal,
  keyOf: (key: string) => string,
): RateLimit {
  return {
    take: (key) => consume(limiter, keyOf(key), refusal),
    forget: async (key) => void (await limiter.delete(keyOf(key))),
  };
}

async function consume(
  limiter: Pick<RateLimiterAbstract, 'consume'> | BurstyRateLimiter,
  key: string,
  refusal: Refusal,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new AppError('too-many-requests', refusal(inWords(retryAfter)), { retryAfter });
  }
}

function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
