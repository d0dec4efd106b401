import type { Deps } from '../deps.ts';
import type { SessionRecord } from '../users/user-model.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** Whether a session has neither expired nor been idle for too long. */
export const isSessionOpen = (
  { createdAt, lastActiveAt = createdAt, expiresAt }: SessionRecord,
  now: Date,
  { SESSION_IDLE_DAYS }: Pick<Deps['settings'], 'SESSION_IDLE_DAYS'>,
): boolean => expiresAt > now && now.getTime() - lastActiveAt.getTime() < SESSION_IDLE_DAYS * dayMs;
