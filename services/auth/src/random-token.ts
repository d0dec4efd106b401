import { createHash, randomBytes } from 'node:crypto';

/** Generates the value of a session cookie, or the token of a link: 256 random bits. */
export const generateToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
