import { z } from 'zod';

/** How many attempts the limits in attempt-limits.ts allow. */
export const attemptLimitSettings = {
  /** Sign-in attempts per address within 15 minutes; IPv6 addresses in the same /64 share a limit. */
  LOGIN_TRIES_PER_ADDRESS: z.coerce.number().int().positive().default(100),
  /** Sign-in attempts per account and address within 15 minutes. */
  LOGIN_TRIES_PER_ACCOUNT: z.coerce.number().int().positive().default(10),
  /** Sign-in attempts per account and hour, from all networks that have never signed in to it. */
  LOGIN_TRIES_PER_HOUR: z.coerce.number().int().positive().default(120),
  /** New accounts per address and hour. */
  REGISTRATIONS_PER_ADDRESS: z.coerce.number().int().positive().default(30),
  /** Requests for a new password per address and hour. */
  RESET_LINKS_PER_ADDRESS: z.coerce.number().int().positive().default(20),
  /**
   * Password reset requests per account, and confirmation emails per new address, within ten minutes. An owner who
   * reaches the limit therefore has a link less than ten minutes old.
   */
  RESET_LINKS_PER_ACCOUNT: z.coerce.number().int().positive().default(3),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
};

export type AttemptLimitSettings = z.infer<z.ZodObject<typeof attemptLimitSettings>>;
