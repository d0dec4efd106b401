import { AppError } from '../../../errors/app-error.ts';

/** Thrown when the store or the connection to it fails, as opposed to the client that is uploading. */
export class StoreError extends Error {}

export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && ['NotFound', 'NoSuchKey'].includes(String(Reflect.get(error, 'code')));

/** Wraps a failure in a retryable error for the client; passes an AppError through. */
export const toUnavailableError = (cause: unknown): AppError =>
  cause instanceof AppError
    ? cause
    : new AppError('unavailable', 'The file storage is not responding. Try again in a moment.', {
        cause,
        retryAfter: 5,
      });
