import { createHash } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';

/**
 * Derives a deterministic id for the record created with a key, so that a repeated request finds the first record, even
 * in other services that store the id.
 */
export function deriveIdFromKey(ownerId: string, kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind}\0${ownerId}\0${key}`).digest('hex');
  return [8, 4, 4, 4, 12]
    .reduce<{ offset: number; parts: string[] }>(
      ({ offset, parts }, length) => ({
        offset: offset + length,
        parts: [...parts, hex.slice(offset, offset + length)],
      }),
      { offset: 0, parts: [] },
    )
    .parts.join('-');
}

/** Computes a digest of the request, to distinguish a repeat from a different request with the same key. */
export const computeFingerprint = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

export const createKeyReusedError = () =>
  new AppError('key-reused', 'This Idempotency-Key was used for a different request.');
