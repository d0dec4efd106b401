import { AppError } from '@grantwright/shared/service';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewaySettings } from './config.ts';

/** Counts calls by address; throws `too-many-requests` past the limit. */
export function addressLimiter({ CALLS_PER_MINUTE, RATE_LIMIT_FACTOR }: GatewaySettings) {
  const limiter = new RateLimiterMemory({
    points: Math.ceil(CALLS_PER_MINUTE * RATE_LIMIT_FACTOR),
    duration: 60,
  });
  return async (address: string): Promise<void> => {
    try {
      await limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError(
        'too-many-requests',
        'Too many requests from your address. Please wait a moment and try again.',
        { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) },
      );
    }
  };
}
