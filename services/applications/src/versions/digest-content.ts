import { createHash } from 'node:crypto';

/** Returns a digest for comparing text with stored text without loading it. */
export const digestContent = (content: string): string =>
  createHash('sha256').update(content).digest('base64url');
