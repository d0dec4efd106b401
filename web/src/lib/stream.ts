import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { EventSourceMessage } from 'eventsource-parser/stream';
import type { Endpoint, Problem, Progress } from '@grantwright/shared/contract';
import type { WireCall } from './calls.ts';
import { ApiError, ConnectionError } from './errors.ts';
import type { ResponseBody, UntypedOptions, CallOptions } from './request.ts';
import { failure, request, readBody } from './request.ts';

type Streamed = { onProgress?: (progress: Progress) => void };

/**
 * Makes a long AI call as an event stream: `progress` events, then a `result` event with the body of
 * the plain response. An `error` event throws the same ApiError as a non-OK response;
 * aborting the signal closes the connection, which cancels the work.
 */
export async function stream<C extends Endpoint>(
  call: WireCall<C>,
  { onProgress, ...options }: CallOptions<C> & Streamed,
): Promise<ResponseBody<C>> {
  const loose = options as UntypedOptions;
  const response = await request(call, {
    ...loose,
    headers: { ...loose.headers, Accept: 'text/event-stream' },
  });
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('text/event-stream'))
    return (await readBody(response.json(), loose)) as ResponseBody<C>;
  try {
    for await (const event of readEvents(response)) {
      if (event.event === 'progress') onProgress?.(JSON.parse(event.data) as Progress);
      if (event.event === 'result') return JSON.parse(event.data) as ResponseBody<C>;
      if (event.event === 'error') {
        const problem = JSON.parse(event.data) as Problem;
        throw failure(
          new ApiError({ status: problem.status, body: event.data, statusText: problem.title }),
          loose,
        );
      }
    }
  } catch (error) {
    const isCut = error instanceof TypeError || error instanceof DOMException;
    if (isCut && !loose.signal?.aborted) throw new ConnectionError();
    throw error;
  }
  throw new ConnectionError();
}

/** The events of a `text/event-stream` response. Safari cannot iterate over a stream. */
async function* readEvents({ body }: Response): AsyncGenerator<EventSourceMessage> {
  if (!body) return;
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
