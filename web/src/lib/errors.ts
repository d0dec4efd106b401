import type { Problem } from '@grantwright/shared/contract';
import { getProxyErrorMessage } from './proxy-error-message.ts';

type ErrorResponse = {
  status: number;
  body: string;
  statusText?: string;
  retryAfter?: string | null;
  isUpload?: boolean;
};

/**
 * Thrown for a non-OK response. `message` is "{status}: {body text}" (docs/PRODUCT.md#messages). The user sees
 * `detail`, the server's message, or `reason` if a proxy responded instead of the server.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly detail?: string;
  readonly reason?: string;
  readonly code?: string;
  readonly requestId?: string;
  readonly errors: { path: string; message: string }[];
  readonly retryAfterSeconds?: number;

  constructor({
    status,
    body,
    statusText = '',
    retryAfter = null,
    isUpload = false,
  }: ErrorResponse) {
    super(`${status}: ${body || statusText}`);
    const problem = parseProblem(body);
    this.status = status;
    this.detail = problem.detail || undefined;
    this.reason = this.detail ? undefined : getProxyErrorMessage(status, isUpload);
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.errors = Array.isArray(problem.errors) ? problem.errors : [];
    const seconds = Number(retryAfter);
    this.retryAfterSeconds = retryAfter && Number.isFinite(seconds) ? seconds : undefined;
  }
}

/** Thrown if the server did not respond. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
  readonly detail =
    'We couldn’t reach the server. Your input has been kept. Check your connection and try again.';
}

function parseProblem(body: string): Partial<Problem> {
  try {
    const parsed: unknown = JSON.parse(body);
    return isProblem(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Proxies may respond with other JSON, whose `detail` is not necessarily a sentence. */
const isProblem = (body: unknown): body is Partial<Problem> =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

/** Returns the server's message for the user, if there is one. */
export const getServerMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.detail : undefined;

/** Returns the message to show: the server's, otherwise the cause if known, otherwise the fallback. */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail ?? error.reason ?? fallback;
  if (error instanceof ConnectionError) return error.detail;
  return fallback;
}

/** Appends the cause to the text, if known: "Failed to delete document. We couldn't reach …". */
export function appendCause(text: string, error: unknown): string {
  const reason = getErrorMessage(error, '');
  return reason ? `${text.replace(/\.?$/, '.')} ${reason}` : text;
}

/** Whether the session has ended. A failed sign-in is also a 401, but does not count. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'invalid-credentials';

/** Returns the field whose value is already taken by another account. */
export const getTakenField = (error: unknown): 'username' | 'email' | undefined =>
  hasErrorCode(error, 'email-taken')
    ? 'email'
    : hasErrorCode(error, 'username-taken')
      ? 'username'
      : undefined;

export const hasErrorCode = (error: unknown, code: Problem['code']): boolean =>
  error instanceof ApiError && error.code === code;
