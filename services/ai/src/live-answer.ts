import { progressSchema, type Call, type Progress } from '@grantwright/shared/contract';
import {
  responseSent,
  currentContext,
  problemBody,
  toAppError,
  type RouteContext,
} from '@grantwright/shared/service';

const heartbeatEvery = 15_000;

type Live = { signal: AbortSignal; onProgress: (progress: Progress) => void };
type Context = Pick<RouteContext<Call>, 'req' | 'res' | 'signal' | 'log'>;

/**
 * Answers a long call: once with JSON, or, for who accepts `text/event-stream`, with `progress`
 * events and at last one `result` or one `error` (decisions: long AI calls). `admit` says no before
 * any stream; the work ends when the caller goes away.
 */
export async function liveAnswer<A>(
  call: Call,
  { req, res, signal, log }: Context,
  work: (live: Live) => Promise<A>,
): Promise<A | typeof responseSent> {
  if (req.accepts(['application/json', 'text/event-stream']) !== 'text/event-stream')
    return work({ signal, onProgress: () => undefined });
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
  const heartbeat = setInterval(() => write(': still at work\n\n'), heartbeatEvery);
  try {
    const result = await work({
      signal,
      onProgress: (progress) => {
        // progress is a courtesy: what is wrong with it must not end the work
        const parsed = progressSchema.safeParse(progress);
        if (parsed.success) event('progress', parsed.data);
      },
    });
    // what the contract does not name does not leave the service
    event('result', call.response?.parse(result));
  } catch (error) {
    const failure = toAppError(error);
    if (failure.status >= 500) log.error({ err: failure.cause ?? failure }, failure.code);
    event('error', {
      ...problemBody(failure, currentContext()?.requestId ?? ''),
      ...(failure.retryAfter !== undefined && { retryAfter: failure.retryAfter }),
    });
  } finally {
    clearInterval(heartbeat);
    res.end();
  }
  return responseSent;
}
