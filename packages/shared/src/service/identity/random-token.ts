import { createHash, randomBytes } from 'node:crypto';

/** Generates the secret of a session or a link: 256 random bits. */
export const generateToken = () => randomBytes(32).toString('base64url');

/** Only the hash of a token is stored, so that a leaked database opens no session and no link. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
