import { createSharedRateLimit } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { AiSettings } from './config.ts';

/** Usage limits per user. */
export interface UsageLimits {
  /**
   * Counts an analysis or an extraction.
   *
   * @throws AppError `too-many-requests`
   */
  countAnalysis(userId: string): Promise<void>;
  /** Counts a check of an edited draft. */
  countCheck(userId: string): Promise<void>;
  countDraft(userId: string): Promise<void>;
}

const hourSeconds = 60 * 60;

type Limits = Pick<
  AiSettings,
  'AI_ANALYSES_PER_HOUR' | 'AI_DRAFTS_PER_HOUR' | 'AI_CHECKS_PER_HOUR' | 'RATE_LIMIT_FACTOR'
>;

export function createUsageLimits(database: Connection, limits: Limits): UsageLimits {
  const limit = (name: string, count: number) =>
    createSharedRateLimit(
      database,
      { name, points: count * limits.RATE_LIMIT_FACTOR, seconds: hourSeconds },
      (wait) => `You have reached the hourly limit for ${name}. Try again in ${wait}.`,
    );
  const analyses = limit('analyses', limits.AI_ANALYSES_PER_HOUR);
  const drafts = limit('drafts', limits.AI_DRAFTS_PER_HOUR);
  const checks = limit('checks', limits.AI_CHECKS_PER_HOUR);
  return {
    countAnalysis: (userId) => analyses.take(userId),
    countCheck: (userId) => checks.take(userId),
    countDraft: (userId) => drafts.take(userId),
  };
}
