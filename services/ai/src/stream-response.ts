import type { Request } from 'express';
import { progressSchema, type Endpoint, type Progress } from '@grantwright/shared/contract';
import {
  responseSent,
  getRequestContext,
  createProblem,
  toAppError,
  type RouteContext,
} from '@grantwright/shared/service';

const heartbeatMs = 15_000;

type WorkOptions = {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Tells the client which job it can follow if the connection is lost. */
  onJob: (id: string) => void;
};
type Context = Pick<RouteContext<Endpoint>, 'req' | 'res' | 'signal' | 'log'>;

/** Whether the client prefers an event stream to JSON. */
export const wantsEvents = (req: Request): boolean =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

/**
 * Runs a long operation. Responds with JSON, or, if the client accepts `text/event-stream`, with `job` and `progress`
 * events followed by one `result` or `error`. Limits and validation apply before the stream starts; the signal is
 * aborted when the client disconnects.
 */
export async function streamResponse<A>(
  endpoint: Endpoint,
  { req, res, signal, log }: Context,
  work: (workOptions: WorkOptions) => Promise<A>,
): Promise<A | typeof responseSent> {
  if (!wantsEvents(req))
    return work({ signal, onProgress: () => undefined, onJob: () => undefined });
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  const write = (text: string) => {
    if (!res.writableEnded && !res.destroyed) res.write(text);
  };
  const event = (name: string, data: unknown) =>
    write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const heartbeat = setInterval(() => write(': in progress\n\n'), heartbeatMs);
  try {
    const result = await work({
      signal,
      onProgress: (progress) => {
        // invalid progress must not fail the request
        const parsed = progressSchema.safeParse(progress);
        if (parsed.success) event('progress', parsed.data);
      },
      onJob: (id) => event('job', { id }),
    });
    // drops fields not declared in the contract
    event('result', endpoint.response?.parse(result));
  } catch (error) {
    const failure = toAppError(error);
    if (failure.status >= 500) log.error({ err: failure.cause ?? failure }, 'request failed');
    event('error', {
      ...createProblem(failure, getRequestContext()?.requestId ?? ''),
      ...(failure.retryAfter !== undefined && { retryAfter: failure.retryAfter }),
    });
  } finally {
    clearInterval(heartbeat);
    res.end();
  }
  return responseSent;
}
