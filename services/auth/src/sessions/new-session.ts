import type { Device } from '@grantwright/shared/contract';
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { SessionRecord } from '../users/user-model.ts';

/** The value of a session cookie: 256 random bits. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

const dayMs = 24 * 60 * 60 * 1000;

/** A session of a device, and the value of its cookie, which is not stored. */
export function newSession(
  { now, newId, settings }: Pick<Deps, 'now' | 'newId' | 'settings'>,
  device: Device,
): { token: string; session: SessionRecord } {
  const token = newSessionToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + settings.SESSION_DAYS * dayMs);
  return {
    token,
    session: { id: newId(), hash: hashOfToken(token), device, createdAt, expiresAt },
  };
}
