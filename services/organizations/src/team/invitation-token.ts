import { createHash, randomBytes } from 'node:crypto';

/** The secret is 256 random bits; the owner's id identifies the shard of the organization. */
export const generateInvitationToken = (ownerId: string): string =>
  `${randomBytes(32).toString('base64url')}.${ownerId}`;

export const getTokenOwner = (token: string): string => token.slice(token.indexOf('.') + 1);

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
