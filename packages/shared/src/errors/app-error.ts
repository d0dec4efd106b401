import { problemKinds, type Problem, type ProblemCode } from '../contract/index.ts';

type Extras = {
  errors?: Problem['errors'];
  /** Seconds until a retry may succeed, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
};

/**
 * A failure with a business name. `detail` is a sentence for the user and the only text sent to clients; the status
 * follows from the code.
 */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors: Problem['errors'];
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail: string, extras: Extras = {}) {
    super(`${code}: ${detail}`, { cause: extras.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.errors = extras.errors;
    this.retryAfter = extras.retryAfter;
  }

  get status(): number {
    return problemKinds[this.code].status;
  }
}

/**
 * Creates the same error for a missing record and for another user's record, so that callers cannot distinguish them.
 */
export const createNotFoundError = (what: string) =>
  new AppError('not-found', `${what} was not found.`);

/**
 * Creates the response to a request that was meant for another process: after a replica crashes, its address may be
 * reassigned before its callers notice.
 */
export const createMisroutedRequestError = () =>
  new AppError(
    'unavailable',
    'Grantwright was interrupted. Your input has been kept. Try again in a moment.',
  );

/** Creates the body of an error response (RFC 9457). */
export function createProblem(error: AppError, requestId: string): Problem {
  return {
    type: `urn:grantwright:problem:${error.code}`,
    title: problemKinds[error.code].title,
    status: error.status,
    detail: error.detail,
    code: error.code,
    requestId,
    ...(error.errors ? { errors: error.errors } : {}),
  };
}
