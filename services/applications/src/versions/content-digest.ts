import { createHash } from 'node:crypto';

/** A digest of a text, to compare it with a stored text without loading that text. */
export const contentDigest = (content: string): string =>
  createHash('sha256').update(content).digest('base64url');
