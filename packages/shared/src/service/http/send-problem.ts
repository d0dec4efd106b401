import type { ErrorRequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import { createProblem, type AppError } from '../../errors/app-error.ts';
import { toAppError } from './to-app-error.ts';
import type { Logger } from '../../observability/logger.ts';
import { readRequestContext } from '../../observability/request-context.ts';
import { drainRequest } from './drain-request.ts';
import { dataPolicy } from './create-security-headers.ts';

/** Sends a failure as `application/problem+json` (RFC 9457). */
export function sendProblem(res: ServerResponse, failure: AppError, requestId: string): void {
  res.statusCode = failure.status;
  res.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  res.setHeader('Content-Security-Policy', dataPolicy);
  res.setHeader('Cache-Control', 'no-store');
  if (failure.retryAfter !== undefined) res.setHeader('Retry-After', String(failure.retryAfter));
  res.end(JSON.stringify(createProblem(failure, requestId)));
}

/** Ends a request with a failure: as a problem, or by closing the connection of a response that has begun. */
export function failRequest(res: ServerResponse, error: unknown, log: Logger): void {
  const failure = toAppError(error);
  const { requestId } = readRequestContext(res.req.headers);
  if (failure.status >= 500)
    log.error({ err: failure.cause ?? failure, code: failure.code, requestId }, 'request failed');
  if (res.headersSent) {
    res.destroy();
    return;
  }
  sendProblem(res, failure, requestId);
  drainRequest(res.req);
}

/** Creates the last middleware of an app. */
export const createErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, _next) =>
    failRequest(res, error, log);
