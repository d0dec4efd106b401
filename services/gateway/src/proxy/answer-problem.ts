import { AppError, drainRequest, problemBody, toAppError } from '@grantwright/shared/service';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { dataPolicy } from '../security/security-headers.ts';

/** Answers a failure of the gateway itself. */
export function answerProblem(res: ServerResponse, error: unknown, requestId: string): void {
  const failure = toAppError(error);
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.statusCode = failure.status;
  res.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  res.setHeader('Content-Security-Policy', dataPolicy);
  res.setHeader('Cache-Control', 'no-store');
  if (failure.retryAfter !== undefined) res.setHeader('Retry-After', failure.retryAfter);
  res.end(JSON.stringify(problemBody(failure, requestId)));
  drainRequest(res.req);
}

/** What a service that does not answer looks like to the person. */
export function answerProxyError(
  res: ServerResponse | Socket,
  { wasSilent, id }: { wasSilent: boolean; id: string },
): void {
  if (!('setHeader' in res)) {
    res.destroy();
    return;
  }
  const failure = wasSilent
    ? new AppError('timed-out', 'It took too long. What you entered is kept; please try again.')
    : new AppError(
        'unavailable',
        'This part of Grantwright is not available right now. What you entered is kept; please try again in a moment.',
      );
  answerProblem(res, failure, id);
}
