import type { Device } from '@grantwright/shared/contract';
import { createHash, randomBytes } from 'node:crypto';
import type { SessionRecord } from '../users/user-model.ts';

/** The value of a session cookie: 256 random bits. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

const dayMs = 24 * 60 * 60 * 1000;

type Facts = { id: string; now: Date; days: number; device: Device };

export const newSession = (token: string, { id, now, days, device }: Facts): SessionRecord => ({
  id,
  hash: hashOfToken(token),
  device,
  createdAt: now,
  expiresAt: new Date(now.getTime() + days * dayMs),
});
