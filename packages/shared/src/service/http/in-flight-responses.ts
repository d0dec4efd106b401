import type { Server, ServerResponse } from 'node:http';
import { AppError, problemBody } from '../errors/app-error.ts';
import { requestContextOf } from '../observability/request-context.ts';
import { sendProblem } from './send-problem.ts';

const inFlight = new WeakMap<Server, Set<ServerResponse>>();
const interrupted = new WeakSet<ServerResponse>();

/** Remembers the responses of a server that have not ended, so that `interruptAll` finds them. */
export function trackResponses(server: Server): void {
  const responses = new Set<ServerResponse>();
  inFlight.set(server, responses);
  server.prependListener('request', (_req, res) => {
    responses.add(res);
    res.once('close', () => responses.delete(res));
  });
}

/** Whether a response was ended by a stop, and not by its handler or its reader. */
export const wasInterrupted = (res: ServerResponse): boolean => interrupted.has(res);

const secondsUntilRetry = 5;
const stopping = () =>
  new AppError(
    'unavailable',
    'Grantwright is restarting and had to interrupt this. What you entered is kept; please try again in a moment.',
    { retryAfter: secondsUntilRetry },
  );

/**
 * Ends every response that is still in flight with an error that can be retried: a problem, or the
 * `error` event of an event stream. A file that is half sent cannot say so and is left to be cut.
 */
export function interruptAll(server: Server): void {
  for (const res of inFlight.get(server) ?? []) interrupt(res);
}

function interrupt(res: ServerResponse): void {
  if (res.writableEnded) return;
  const failure = stopping();
  const { requestId } = requestContextOf(res.req.headers);
  // the handler may go on writing, which would otherwise end the process
  res.on('error', () => undefined);
  if (!res.headersSent) {
    interrupted.add(res);
    sendProblem(res, failure, requestId);
  } else if (String(res.getHeader('Content-Type')).startsWith('text/event-stream')) {
    interrupted.add(res);
    const data = JSON.stringify({
      ...problemBody(failure, requestId),
      retryAfter: secondsUntilRetry,
    });
    // the empty line ends an event of which only a part was passed on
    res.end(`\n\nevent: error\ndata: ${data}\n\n`);
  }
}
