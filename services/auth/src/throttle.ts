import { sharedLimit } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
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
const refusal = (wait: string) => `Too many attempts. Please try again in ${wait}.`;

export function createThrottle(database: Connection, settings: AuthSettings): Throttle {
  const limit = (name: string, count: number, seconds: number) =>
    sharedLimit(database, { name, points: count * settings.RATE_LIMIT_FACTOR, seconds }, refusal);
  const perAddress = limit('login-address', settings.LOGIN_TRIES_PER_ADDRESS, quarterHour);
  const perAccount = limit('login-account', settings.LOGIN_TRIES_PER_ACCOUNT, quarterHour);
  const registrations = limit('registration', settings.REGISTRATIONS_PER_ADDRESS, 60 * 60);
  const passwordChanges = limit('password', settings.LOGIN_TRIES_PER_ACCOUNT, quarterHour);
  const account = (address: string, emailKey: string) => `${address} ${emailKey}`;
  return {
    async beforeLogin(address, emailKey) {
      await perAddress.take(address);
      await perAccount.take(account(address, emailKey));
    },
    afterLogin: (address, emailKey) => perAccount.forget(account(address, emailKey)),
    beforeRegistration: (address) => registrations.take(address),
    beforePasswordChange: (userId) => passwordChanges.take(userId),
  };
}
