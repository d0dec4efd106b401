import { z } from 'zod';
import { isDatabaseUnavailable, isQueryTimeout } from '../../storage/mongo/connect-mongo.ts';
import { AppError } from '../../errors/app-error.ts';

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

/** The beginning of zod's built-in messages, which appear for fields without a message in the contract. */
const builtInMessage = /^(Too (big|small)|Invalid|Unrecognized|Expected)\b.*(:|input|expected)/;

/** Formats the message for one invalid field, as a sentence for the user. */
export function formatIssue(issue: z.core.$ZodIssue): string {
  if (!builtInMessage.test(issue.message)) return issue.message;
  const field = issue.path.length ? `“${issue.path.join('.')}”` : 'The request';
  switch (issue.code) {
    case 'too_big':
      return `${field} can be at most ${issue.maximum}${getUnit(issue.origin)}.`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? `${field} must not be empty.`
        : `${field} must be at least ${issue.minimum}${getUnit(issue.origin)}.`;
    case 'invalid_type':
      return `${field} is missing or has the wrong type.`;
    case 'unrecognized_keys':
      return `${field} has unknown fields: ${issue.keys.join(', ')}.`;
    default:
      return `${field} is not valid.`;
  }
}

const getUnit = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' entries long' : '';
