import { AppError } from '../../errors/app-error.ts';

const format = /^[\x21-\x7e]{1,200}$/;

/**
 * Parses the request's `Idempotency-Key`, if any.
 *
 * @throws AppError `invalid-request` for a malformed key
 */
export function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!format.test(header))
    throw new AppError('invalid-request', 'The Idempotency-Key is not valid.');
  return header;
}
