import { AppError } from '@grantwright/shared/service';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AiSettings } from './config.ts';

/** What one person may ask for, so that nobody's work crowds out the others'. */
export interface Throttle {
  /** Counts an analysis or an extraction; `too-many-requests` beyond the limit. */
  beforeReading(userId: string): Promise<void>;
  /** Counts a check of an edited draft. */
  beforeCheck(userId: string): Promise<void>;
  /** Counts a draft and keeps it in mind until the result is called. */
  beforeDraft(userId: string): Promise<() => void>;
}

const hour = 60 * 60;

type Limits = Pick<
  AiSettings,
  | 'AI_READINGS_PER_HOUR'
  | 'AI_DRAFTS_PER_HOUR'
  | 'AI_CHECKS_PER_HOUR'
  | 'AI_DRAFTS_AT_ONCE'
  | 'RATE_LIMIT_FACTOR'
>;

export function createThrottle(limits: Limits): Throttle {
  const limiter = (count: number) =>
    new RateLimiterMemory({
      points: Math.max(1, Math.round(count * limits.RATE_LIMIT_FACTOR)),
      duration: hour,
    });
  const readings = limiter(limits.AI_READINGS_PER_HOUR);
  const drafts = limiter(limits.AI_DRAFTS_PER_HOUR);
  const checks = limiter(limits.AI_CHECKS_PER_HOUR);
  const atOnce = Math.max(1, Math.round(limits.AI_DRAFTS_AT_ONCE * limits.RATE_LIMIT_FACTOR));
  const running = new Map<string, number>();
  return {
    beforeReading: (userId) => take(readings, userId, 'analyses'),
    beforeCheck: (userId) => take(checks, userId, 'checks'),
    async beforeDraft(userId) {
      const open = running.get(userId) ?? 0;
      if (open >= atOnce) throw stillDrafting();
      running.set(userId, open + 1);
      const done = once(() => {
        const left = (running.get(userId) ?? 1) - 1;
        if (left > 0) running.set(userId, left);
        else running.delete(userId);
      });
      await take(drafts, userId, 'drafts').catch((error: unknown) => {
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
    'A draft of yours is still being written. Please wait for it, or cancel it.',
    { retryAfter: 15 },
  );

async function take(limiter: RateLimiterMemory, key: string, what: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const minutes = Math.ceil(retryAfter / 60);
    throw new AppError(
      'too-many-requests',
      `That is a lot of ${what} within an hour. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      { retryAfter },
    );
  }
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
