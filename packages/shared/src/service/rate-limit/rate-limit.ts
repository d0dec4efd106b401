import { Schema, type Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import {
  BurstyRateLimiter,
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from '../../errors/app-error.ts';

/** At most `points` uses per key in a window of `seconds`. */
type Limit = { name: string; points: number; seconds: number };

/** A limit whose window starts with the first use of a key. */
export type RateLimit = {
  /**
   * Counts one use.
   *
   * @throws AppError `too-many-requests` with `Retry-After` when the limit is exceeded
   */
  take: (key: string) => Promise<void>;
  /** Like `take`; returns the number of uses left. */
  takeAndCount: (key: string) => Promise<number>;
  reset: (key: string) => Promise<void>;
};

/** A steady rate per key after an initial burst. */
type Pace = { name: string; burst: number; perHour: number };

/** A paced limit that can also refund a use. */
export type PaceLimit = Pick<RateLimit, 'take'> & { refund: (key: string) => Promise<void> };

const collection = 'limits';

/**
 * Builds the error message.
 * @param wait the waiting time, such as "3 minutes"
 */
type Refusal = (wait: string) => string;

/**
 * Creates a limit shared by all replicas and stored in the database; while the database is unavailable, each replica
 * counts separately. Keys are stored as digests because they contain addresses and emails.
 */
export function createSharedRateLimit(
  database: Connection,
  limit: Limit,
  refusal: Refusal,
): RateLimit {
  return getLimit(createSharedLimiter(database, limit), refusal, computeDigest);
}

/** The longest wait after a rejected use. */
const paceWindowSeconds = 30;

/**
 * Creates a paced limit shared by all replicas: at most `burst + perHour` uses of a key per hour, with the next use
 * possible at most 30 seconds after the last.
 */
export function createSharedPacedLimit(
  database: Connection,
  { name, burst, perHour }: Pace,
  refusal: Refusal,
): PaceLimit {
  const points = (perHour * paceWindowSeconds) / 3_600;
  const steadyLimiter = createSharedLimiter(database, { name, points, seconds: paceWindowSeconds });
  const burstLimiter = createSharedLimiter(database, {
    name: `${name}-burst`,
    points: burst,
    seconds: 3_600,
  });
  return {
    take: async (key) =>
      void (await consume(
        new BurstyRateLimiter(steadyLimiter, burstLimiter),
        computeDigest(key),
        refusal,
      )),
    refund: async (key) => void (await burstLimiter.reward(computeDigest(key), 1)),
  };
}

const createSharedLimiter = (database: Connection, limit: Limit) =>
  new RateLimiterMongo({
    ...toLimiterOptions(limit),
    storeClient: database.getClient(),
    dbName: database.name,
    tableName: collection,
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(toLimiterOptions(limit)),
  });

const computeDigest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Creates a limit counted separately by each process. */
export const createLocalRateLimit = (limit: Limit, refusal: Refusal): RateLimit =>
  getLimit(new RateLimiterMemory(toLimiterOptions(limit)), refusal, (key) => key);

const counts = new Schema({ key: String, expire: Date });
counts.index({ key: 1 }, { unique: true });
counts.index({ expire: -1 }, { expireAfterSeconds: 0 });

/** Returns the collection of shared limits, for its indexes. */
export const getRateLimitModel = (database: Connection) =>
  database.model('SharedLimit', counts, collection);

const toLimiterOptions = ({ name, points, seconds }: Limit) => ({
  keyPrefix: name,
  points: Math.max(1, Math.round(points)),
  duration: seconds,
});

function getLimit(
  limiter: RateLimiterAbstract,
  refusal: Refusal,
  keyOf: (key: string) => string,
): RateLimit {
  const takeAndCount = (key: string) => consume(limiter, keyOf(key), refusal);
  return {
    take: async (key) => void (await takeAndCount(key)),
    takeAndCount,
    reset: async (key) => void (await limiter.delete(keyOf(key))),
  };
}

/** @returns the number of uses left */
async function consume(
  limiter: Pick<RateLimiterAbstract, 'consume'> | BurstyRateLimiter,
  key: string,
  refusal: Refusal,
): Promise<number> {
  try {
    return (await limiter.consume(key)).remainingPoints;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw new AppError('too-many-requests', refusal(formatDuration(retryAfter)), { retryAfter });
  }
}

function formatDuration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
