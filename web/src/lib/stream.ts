import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { EventSourceMessage } from 'eventsource-parser/stream';
import type { Endpoint, Job, JobOutcome, Progress } from '@grantwright/shared/contract';
import type { WireEndpoint } from './endpoints.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { parseJson } from './parse-json.ts';
import type { ResponseBody, UntypedOptions, RequestOptions } from './request.ts';
import { reportFailure, request, readBody } from './request.ts';

export type StreamHandlers = {
  onProgress?: (progress: Progress) => void;
  /** Called with the id of the job, which continues even without this connection. */
  onJob?: (id: Job['id']) => void;
};

type JobProblem = NonNullable<JobOutcome['problem']>;

/**
 * Sends a request that starts a job, and receives an event stream: `job` and `progress` events, then a `result`
 * event with the body of the plain response. An `error` event throws the same ApiError as a non-OK response;
 * aborting the signal closes the connection, but does not end the job.
 */
export async function streamJob<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  { onProgress, onJob, ...options }: RequestOptions<C> & StreamHandlers,
): Promise<ResponseBody<C>> {
  const untypedOptions: UntypedOptions = options;
  const response = await request(endpoint, {
    ...untypedOptions,
    headers: { ...untypedOptions.headers, Accept: 'text/event-stream' },
  });
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('text/event-stream')) {
    return readBody(response.text().then(parseJson<ResponseBody<C>>), untypedOptions);
  }
  try {
    for await (const { event, data } of readEvents(response)) {
      if (event === 'job') onJob?.(parseJson<Pick<Job, 'id'>>(data).id);
      if (event === 'progress') onProgress?.(parseJson<Progress>(data));
      if (event === 'result') return parseJson<ResponseBody<C>>(data);
      if (event === 'error')
        throw reportFailure(toApiError(parseJson<JobProblem>(data)), untypedOptions);
    }
  } catch (error) {
    const isInterrupted = error instanceof TypeError || error instanceof DOMException;
    if (isInterrupted && !untypedOptions.signal?.aborted) throw new ConnectionError();
    throw error;
  }
  throw new ConnectionError();
}

/** Converts a problem that did not arrive as an HTTP response to an ApiError. */
export const toApiError = (problem: JobProblem): ApiError =>
  new ApiError({
    status: problem.status,
    body: JSON.stringify(problem),
    statusText: problem.title,
    retryAfter: problem.retryAfter === undefined ? null : String(problem.retryAfter),
  });

/** Yields the events of a `text/event-stream` response. Uses a reader, because Safari cannot iterate over a stream. */
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
