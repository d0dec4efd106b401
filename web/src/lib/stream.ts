import type { Call, Problem, Progress } from '@grantwright/shared/contract';
import type { WireCall } from './calls.ts';
import { ApiError, ConnectionError } from './errors.ts';
import type { ResponseBody, UntypedOptions, CallOptions } from './request.ts';
import { failure, request, readBody } from './request.ts';
import { eventsOf } from './server-sent-events.ts';

type Streamed = { onProgress?: (progress: Progress) => void };

/**
 * Makes a long AI call as an event stream: `progress` events on the way, then the `result` that
 * the plain call would answer. An `error` event throws the same ApiError as a non-OK answer;
 * aborting the signal closes the connection, which cancels the work.
 */
export async function stream<C extends Call>(
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
    for await (const event of eventsOf(response)) {
      if (event.name === 'progress') onProgress?.(JSON.parse(event.data) as Progress);
      if (event.name === 'result') return JSON.parse(event.data) as ResponseBody<C>;
      if (event.name === 'error') {
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
