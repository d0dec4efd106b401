import type { Server, ServerResponse } from 'node:http';
import { AppError, createProblem } from '../../errors/app-error.ts';
import { readRequestContext } from '../../observability/request-context.ts';
import { sendProblem } from './send-problem.ts';

const inFlight = new WeakMap<Server, Set<ServerResponse>>();
const interrupted = new WeakSet<ServerResponse>();

/** Tracks the unfinished responses of a server for `interruptResponses`. */
export function trackResponses(server: Server): void {
  const responses = new Set<ServerResponse>();
  inFlight.set(server, responses);
  server.prependListener('request', (_req, res) => {
    responses.add(res);
    res.once('close', () => responses.delete(res));
  });
}

/** Whether shutdown ended the response, rather than its handler or the client. */
export const wasInterrupted = (res: ServerResponse): boolean => interrupted.has(res);

const secondsUntilRetry = 5;
const createStoppingError = () =>
  new AppError(
    'unavailable',
    'Grantwright is restarting and had to interrupt this. Your input has been kept. Try again in a moment.',
    { retryAfter: secondsUntilRetry },
  );

/**
 * Ends every unfinished response with a retryable error: a problem, or the `error` event of an event stream. A partly
 * sent file cannot contain an error and is aborted.
 */
export function interruptResponses(server: Server): void {
  for (const res of inFlight.get(server) ?? []) interrupt(res);
}

function interrupt(res: ServerResponse): void {
  if (res.writableEnded) return;
  const failure = createStoppingError();
  const { requestId } = readRequestContext(res.req.headers);
  // the handler may keep writing, which would otherwise crash the process
  res.on('error', () => undefined);
  if (!res.headersSent) {
    interrupted.add(res);
    sendProblem(res, failure, requestId);
  } else if (String(res.getHeader('Content-Type')).startsWith('text/event-stream')) {
    interrupted.add(res);
    const data = JSON.stringify({
      ...createProblem(failure, requestId),
      retryAfter: secondsUntilRetry,
    });
    // the empty line ends an event that was only partly sent
    res.end(`\n\nevent: error\ndata: ${data}\n\n`);
  }
}
