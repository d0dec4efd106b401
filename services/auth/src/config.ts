import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

const settingsShape = {
  /** bcrypt's cost. 10 is the least that is recommended, and the most that a busy machine bears. */
  BCRYPT_COST: z.coerce.number().int().min(4).max(15).default(10),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** Whether the cookie may travel over https only; off for local use alone. */
  SECURE_COOKIES: z.stringbool().default(true),
  /**
   * Tries to sign in within 15 minutes: from one address, and for one account from one address. Addresses
   * of IPv6 count by their /64.
   */
  LOGIN_TRIES_PER_ADDRESS: z.coerce.number().int().positive().default(100),
  LOGIN_TRIES_PER_ACCOUNT: z.coerce.number().int().positive().default(10),
  /** Tries within an hour for one account from all addresses that it was not signed in from before. */
  LOGIN_TRIES_PER_HOUR: z.coerce.number().int().positive().default(120),
  /** New accounts from one address within an hour. */
  REGISTRATIONS_PER_ADDRESS: z.coerce.number().int().positive().default(30),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
};

export const settingsSchema = z.object(settingsShape);
export type AuthSettings = z.infer<typeof settingsSchema>;

const schema = z.object({ ...serviceConfigShape, ...settingsShape });

/** The one place where this service reads its environment. */
export const readAuthConfig = (env: Record<string, string | undefined>) =>
  readConfig('auth', schema, env);
