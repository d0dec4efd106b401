import { createHash, randomBytes } from 'node:crypto';
import type { SessionRecord } from '../users/user-model.ts';

/** The value of a session cookie: 256 random bits. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

const dayMs = 24 * 60 * 60 * 1000;

export const newSession = (token: string, id: string, now: Date, days: number): SessionRecord => ({
  id,
  hash: hashOfToken(token),
  createdAt: now,
  expiresAt: new Date(now.getTime() + days * dayMs),
});
