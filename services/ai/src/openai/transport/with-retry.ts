import { setTimeout as wait } from 'node:timers/promises';
import { isFault, ProviderFault } from './fault.ts';

export type RetryOptions = {
  attempts: number;
  /** The first delay; doubles with each attempt. */
  baseMs: number;
  /** The maximum delay. If the endpoint asks for a longer delay, the request fails. */
  capMs: number;
  /** Returns a number from 0 to 1. The jitter spreads out the retries of many clients. */
  random: () => number;
};

/**
 * Retries transient failures. The client's own retries are turned off because they wait for any `retry-after`, however
 * long, and retry when the quota is exhausted.
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  options: RetryOptions,
  signal: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const delayMs = retryDelayMs(error, attempt, options);
      if (delayMs === undefined || attempt >= options.attempts) throw error;
      await wait(delayMs, undefined, { signal }).catch(() => {
        throw isFault(signal.reason) ? signal.reason : new ProviderFault('canceled', 'aborted');
      });
    }
  }
}

/** Returns the delay before the next attempt, or undefined if a retry is pointless. */
export function retryDelayMs(
  error: unknown,
  attempt: number,
  options: RetryOptions,
): number | undefined {
  if (!isFault(error, 'busy', 'unreachable', 'failed', 'cut-off', 'unfinished')) return undefined;
  if (error.retryAfterMs !== undefined) {
    return error.retryAfterMs <= options.capMs ? error.retryAfterMs : undefined;
  }
  const backoff = Math.min(options.capMs, options.baseMs * 2 ** (attempt - 1));
  return backoff * (0.5 + options.random() / 2);
}
