import { networkOf, sharedLimit, sharedPace } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { AuthSettings } from './config.ts';

/**
 * Limits on guessing. Tries for one account are counted per address, so that a stranger who guesses
 * elsewhere cannot lock its owner out. Those from addresses that never signed in to the account share a
 * pace besides, so that many addresses guess no faster than a few; their owner waits seconds at most.
 */
export interface Throttle {
  beforeLogin(address: string, emailKey: string): Promise<void>;
  /** For an account and an address that are strangers to each other; the same for an unknown e-mail. */
  beforeLoginFromNewNetwork(emailKey: string): Promise<void>;
  /** A success counts as no try. */
  afterLogin(address: string, emailKey: string, isNewNetwork: boolean): Promise<void>;
  beforeRegistration(address: string): Promise<void>;
  /** Before a wrong current password can be told from a right one. */
  beforePasswordChange(userId: string): Promise<void>;
}

const quarterHour = 15 * 60;
/** Part of an hour's tries that an account takes at once, before their pace slows down. */
const burstShare = 1 / 6;
const refusal = (wait: string) => `Too many attempts. Please try again in ${wait}.`;

export function createThrottle(database: Connection, settings: AuthSettings): Throttle {
  const factor = settings.RATE_LIMIT_FACTOR;
  const limit = (name: string, count: number, seconds: number) =>
    sharedLimit(database, { name, points: count * factor, seconds }, refusal);
  const perAddress = limit('login-address', settings.LOGIN_TRIES_PER_ADDRESS, quarterHour);
  const perAccount = limit('login-account', settings.LOGIN_TRIES_PER_ACCOUNT, quarterHour);
  const perHour = settings.LOGIN_TRIES_PER_HOUR * factor;
  const newNetworks = sharedPace(
    database,
    { name: 'login-pace', burst: perHour * burstShare, perHour },
    refusal,
  );
  const registrations = limit('registration', settings.REGISTRATIONS_PER_ADDRESS, 60 * 60);
  const passwordChanges = limit('password', settings.LOGIN_TRIES_PER_ACCOUNT, quarterHour);
  const account = (address: string, emailKey: string) => `${networkOf(address)} ${emailKey}`;
  return {
    async beforeLogin(address, emailKey) {
      await perAddress.take(networkOf(address));
      await perAccount.take(account(address, emailKey));
    },
    beforeLoginFromNewNetwork: (emailKey) => newNetworks.take(emailKey),
    async afterLogin(address, emailKey, isNewNetwork) {
      await perAccount.forget(account(address, emailKey));
      if (isNewNetwork) await newNetworks.giveBack(emailKey);
    },
    beforeRegistration: (address) => registrations.take(networkOf(address)),
    beforePasswordChange: (userId) => passwordChanges.take(userId),
  };
}
