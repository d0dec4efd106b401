import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';

const format = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` of a request, if it has one; `invalid-request` when it is malformed. */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!format.test(header))
    throw new AppError('invalid-request', 'The Idempotency-Key is not valid.');
  return header;
}

/**
 * The id of what is created under a key: always the same for the same owner, kind and key, so that
 * a repeat meets the first one, also in other services that know the thing by its id.
 */
export function idFromKey(ownerId: string, kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind}\0${ownerId}\0${key}`).digest('hex');
  return [8, 4, 4, 4, 12]
    .reduce<{ at: number; parts: string[] }>(
      ({ at, parts }, length) => ({
        at: at + length,
        parts: [...parts, hex.slice(at, at + length)],
      }),
      { at: 0, parts: [] },
    )
    .parts.join('-');
}

/** What was asked for under a key, to tell a repeat from another request with the same key. */
export const fingerprintOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

export const keyReused = () =>
  new AppError('key-reused', 'This Idempotency-Key was used for a different request.');
