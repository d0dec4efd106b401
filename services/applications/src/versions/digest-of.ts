import { createHash } from 'node:crypto';

/** A digest of a text, to compare it with another one that was not read. */
export const digestOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url');
