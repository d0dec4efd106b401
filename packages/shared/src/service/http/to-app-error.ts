import { z } from 'zod';
import { isDatabaseUnavailable, isQueryTimeout } from '../../storage/mongo/connect-mongo.ts';
import { AppError } from '../../errors/app-error.ts';
import { formatIssue } from './format-issue.ts';

const createFieldReader = (name: string) => (error: unknown) =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
const readType = createFieldReader('type');
const readStatus = createFieldReader('status');

/** Maps body parser, validation and database errors to an AppError; any other error becomes `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return createInvalidRequestError(error);
  if (isDatabaseUnavailable(error))
    return new AppError(
      'unavailable',
      'Grantwright can’t reach its database right now. Your input has been kept. Try again in a moment.',
      { cause: error, retryAfter: 5 },
    );
  if (isQueryTimeout(error))
    return new AppError(
      'unavailable',
      'Grantwright is too busy right now. Your input has been kept. Try again in a moment.',
      { cause: error, retryAfter: 5 },
    );
  switch (readType(error)) {
    case 'entity.too.large':
      return new AppError('too-large', 'The request is too large.', { cause: error });
    case 'entity.parse.failed':
    case 'encoding.unsupported':
    case 'charset.unsupported':
    case 'request.size.invalid':
    case 'request.aborted':
      return new AppError('invalid-request', 'The request could not be read.', { cause: error });
  }
  // errors that Express raises itself, such as a path that cannot be decoded
  const status = readStatus(error);
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new AppError('invalid-request', 'The request could not be read.', { cause: error });
  return new AppError(
    'internal',
    'Something went wrong on our side. Your input has been kept. Try again.',
    { cause: error },
  );
}

/** Reports every invalid field with its path; `detail` is the first message, which the browser shows as a toast. */
export function createInvalidRequestError(error: z.ZodError): AppError {
  const errors = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: formatIssue(issue),
  }));
  return new AppError('invalid-request', errors[0]?.message ?? 'The request is not valid.', {
    errors,
  });
}
