import { AppError } from '@grantwright/shared/service';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AuthSettings } from './config.ts';

/**
 * Limits on guessing. Failures for one account are counted per address, so that a stranger who
 * guesses elsewhere cannot lock its owner out.
 */
export interface Throttle {
  beforeLogin(address: string, emailKey: string): Promise<void>;
  afterLogin(address: string, emailKey: string): Promise<void>;
  beforeRegistration(address: string): Promise<void>;
  /** Before a wrong current password can be told from a right one. */
  beforePasswordChange(userId: string): Promise<void>;
}

const quarterHour = 15 * 60;

export function createThrottle(settings: AuthSettings): Throttle {
  const points = (count: number) => Math.max(1, Math.round(count * settings.RATE_LIMIT_FACTOR));
  const limiter = (count: number, duration: number) =>
    new RateLimiterMemory({ points: points(count), duration });
  const perAddress = limiter(settings.LOGIN_TRIES_PER_ADDRESS, quarterHour);
  const perAccount = limiter(settings.LOGIN_TRIES_PER_ACCOUNT, quarterHour);
  const registrations = limiter(settings.REGISTRATIONS_PER_ADDRESS, 60 * 60);
  const passwordChanges = limiter(settings.LOGIN_TRIES_PER_ACCOUNT, quarterHour);
  const account = (address: string, emailKey: string) => `${address} ${emailKey}`;
  return {
    async beforeLogin(address, emailKey) {
      await take(perAddress, address);
      await take(perAccount, account(address, emailKey));
    },
    async afterLogin(address, emailKey) {
      await perAccount.delete(account(address, emailKey));
    },
    beforeRegistration: (address) => take(registrations, address),
    beforePasswordChange: (userId) => take(passwordChanges, userId),
  };
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    throw new AppError(
      'too-many-requests',
      `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      { retryAfter },
    );
  }
}
