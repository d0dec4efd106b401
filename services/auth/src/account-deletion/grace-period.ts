import { z } from 'zod';

/** How many days a closed account can be restored before it is deleted (`ACCOUNT_DELETION_DAYS`). */
export const graceDays = z.coerce.number().int().min(0).max(365).default(7);

const dayMs = 24 * 60 * 60 * 1000;

/** When an account closed now will be deleted. */
export const computeDeletionTime = (now: Date, days: number): Date =>
  new Date(now.getTime() + days * dayMs);
