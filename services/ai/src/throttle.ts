import { AppError, sharedRateLimit } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { AiSettings } from './config.ts';

/** Usage limits per user. */
export interface Throttle {
  /**
   * Counts an analysis or an extraction.
   *
   * @throws AppError `too-many-requests`
   */
  countAnalysis(userId: string): Promise<void>;
  /** Counts a check of an edited draft. */
  countCheck(userId: string): Promise<void>;
  /** Counts a draft that runs until the result is called. */
  startDraft(userId: string): Promise<() => void>;
}

const hourSeconds = 60 * 60;

type Limits = Pick<
  AiSettings,
  | 'AI_READINGS_PER_HOUR'
  | 'AI_DRAFTS_PER_HOUR'
  | 'AI_CHECKS_PER_HOUR'
  | 'AI_DRAFTS_AT_ONCE'
  | 'RATE_LIMIT_FACTOR'
>;

export function createThrottle(database: Connection, limits: Limits): Throttle {
  const limit = (what: string, count: number) =>
    sharedRateLimit(
      database,
      { name: what, points: count * limits.RATE_LIMIT_FACTOR, seconds: hourSeconds },
      (wait) => `You have reached the hourly limit for ${what}. Please try again in ${wait}.`,
    );
  const readings = limit('analyses', limits.AI_READINGS_PER_HOUR);
  const drafts = limit('drafts', limits.AI_DRAFTS_PER_HOUR);
  const checks = limit('checks', limits.AI_CHECKS_PER_HOUR);
  const maxConcurrent = Math.max(
    1,
    Math.round(limits.AI_DRAFTS_AT_ONCE * limits.RATE_LIMIT_FACTOR),
  );
  const running = new Map<string, number>();
  return {
    countAnalysis: (userId) => readings.take(userId),
    countCheck: (userId) => checks.take(userId),
    async startDraft(userId) {
      const open = running.get(userId) ?? 0;
      if (open >= maxConcurrent) throw stillDrafting();
      running.set(userId, open + 1);
      const done = once(() => {
        const left = (running.get(userId) ?? 1) - 1;
        if (left > 0) running.set(userId, left);
        else running.delete(userId);
      });
      await drafts.take(userId).catch((error: unknown) => {
        done();
        throw error;
      });
      return done;
    },
  };
}

const stillDrafting = () =>
  new AppError(
    'too-many-requests',
    'Another draft is still being generated. Please wait for it to finish, or cancel it.',
    { retryAfter: 15 },
  );

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
