import { hashToken, generateToken } from '@grantwright/shared/service';
import type { Device } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import type { SessionRecord } from '../users/user-model.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** Creates a session for a device, and the value of its cookie, which is not stored. */
export function createSession(
  { now, newId, settings }: Pick<Deps, 'now' | 'newId' | 'settings'>,
  device: Device,
): { token: string; session: SessionRecord } {
  const token = generateToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + settings.SESSION_DAYS * dayMs);
  return {
    token,
    session: { id: newId(), hash: hashToken(token), device, createdAt, expiresAt },
  };
}

/** Whether a session has neither expired nor been idle for too long. */
export const isSessionOpen = (
  { createdAt, lastActiveAt = createdAt, expiresAt }: SessionRecord,
  now: Date,
  { SESSION_IDLE_DAYS }: Pick<Deps['settings'], 'SESSION_IDLE_DAYS'>,
): boolean => expiresAt > now && now.getTime() - lastActiveAt.getTime() < SESSION_IDLE_DAYS * dayMs;
