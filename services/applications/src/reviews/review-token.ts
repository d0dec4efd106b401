import { createHash, randomBytes } from 'node:crypto';

/** Creates the secret part of a link: 256 random bits. */
export const generateReviewToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
