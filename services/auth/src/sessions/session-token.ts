import { createHash, randomBytes } from 'node:crypto';
import type { SessionRecord } from '../users/user-model.ts';

/** The cookie's value: 256 bits that nobody can guess. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

const day = 24 * 60 * 60 * 1000;

/** The record of a new session under a token. */
export const sessionOf = (token: string, id: string, now: Date, days: number): SessionRecord => ({
  id,
  hash: hashOfToken(token),
  createdAt: now,
  expiresAt: new Date(now.getTime() + days * day),
});
