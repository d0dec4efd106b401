import { setTimeout as wait } from 'node:timers/promises';
import { isFault, ProviderFault } from './fault.ts';

export type RetryRules = {
  attempts: number;
  /** First pause; doubled with each attempt. */
  baseMs: number;
  /** No pause is longer. An endpoint that asks for more is not waited for: the person is told. */
  capMs: number;
  /** 0 to 1, so that many clients do not come back at once. */
  random: () => number;
};

/**
 * Tries again what may succeed a moment later. The client's own retries are off: they sleep a whole
 * `retry-after`, and they retry a spent quota.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  rules: RetryRules,
  signal: AbortSignal,
): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await attempt();
    } catch (error) {
      const pause = pauseBefore(error, made, rules);
      if (pause === undefined || made >= rules.attempts) throw error;
      await wait(pause, undefined, { signal }).catch(() => {
        throw isFault(signal.reason) ? signal.reason : new ProviderFault('cancelled', 'aborted');
      });
    }
  }
}

/** How long to wait before the next attempt; undefined when there is no point in one. */
export function pauseBefore(error: unknown, made: number, rules: RetryRules): number | undefined {
  if (!isFault(error, 'busy', 'unreachable', 'failed', 'cut-off')) return undefined;
  if (error.retryAfterMs !== undefined) {
    return error.retryAfterMs <= rules.capMs ? error.retryAfterMs : undefined;
  }
  const backoff = Math.min(rules.capMs, rules.baseMs * 2 ** (made - 1));
  return backoff * (0.5 + rules.random() / 2);
}
