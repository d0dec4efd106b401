import { AppError } from '../../../service/errors/app-error.ts';

/** The store or the connection to it failed, not the sender. */
export class StoreFailure extends Error {}

export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && ['NotFound', 'NoSuchKey'].includes(String(Reflect.get(error, 'code')));

/** The error for the caller: the request can be retried. */
export const unavailable = (cause: unknown): AppError =>
  cause instanceof AppError
    ? cause
    : new AppError(
        'unavailable',
        'The file storage is not responding. Please try again in a moment.',
        { cause, retryAfter: 5 },
      );
