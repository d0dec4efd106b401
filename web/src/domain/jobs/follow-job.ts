import type { Endpoint, JobOutcome } from '@grantwright/shared/contract';
import { api } from '../../lib/api.ts';
import { endpoints, type WireEndpoint } from '../../lib/endpoints.ts';
import { type ApiError, ConnectionError, hasErrorCode, isSignedOut } from '../../lib/errors.ts';
import { pause } from '../../lib/pause.ts';
import type { RequestOptions, ResponseBody } from '../../lib/request.ts';
import { toApiError, streamJob, type StreamHandlers } from '../../lib/stream.ts';

type JobHandlers = StreamHandlers & {
  /** Called when the connection breaks and when it is restored; the job continues either way. */
  onConnection?: (isConnected: boolean) => void;
};
type ResultKind = 'analysis' | 'extraction' | 'generation' | 'rewriting';

const firstRetryMs = 500;
const maxRetryMs = 8_000;
/** After this time without a connection, following the job fails; reopening the page resumes it. */
const maxDisconnectedMs = 120_000;

/** Sends a request that starts a job, and follows the job if the connection breaks. */
export async function startJob<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  options: RequestOptions<C> & JobHandlers,
): Promise<ResponseBody<C>> {
  let id: string | undefined;
  const { signal, onProgress, onJob, onConnection } = options;
  try {
    return await streamJob(endpoint, {
      ...options,
      onJob: (jobId) => {
        id = jobId;
        onJob?.(jobId);
      },
    });
  } catch (error) {
    if (hasErrorCode(error, 'canceled')) throw canceledError();
    if (id === undefined || !isInterruption(error)) throw error;
    const outcome = await followToEnd(id, {
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
      ...(onConnection && { onConnection }),
    });
    const { analysis, extraction, generation, rewriting } = outcome;
    // The result of a job is the response of the endpoint that started it.
    const result = analysis ?? extraction ?? generation ?? rewriting;
    return (result ?? throwFailure(outcome)) as ResponseBody<C>;
  }
}

type FollowHandlers = Omit<JobHandlers, 'onJob'> & { signal?: AbortSignal };

/** Follows a job to its result, reconnecting as needed. Throws the job's error if it failed. */
export async function followJob<Kind extends ResultKind>(
  id: string,
  kind: Kind,
  handlers: FollowHandlers,
): Promise<NonNullable<JobOutcome[Kind]>> {
  const outcome = await followToEnd(id, handlers);
  return outcome[kind] ?? throwFailure(outcome);
}

async function followToEnd(
  id: string,
  { signal, onProgress, onConnection }: FollowHandlers,
): Promise<JobOutcome> {
  let disconnectedAt: number | undefined;
  let retryMs = firstRetryMs;
  let outcome: JobOutcome | undefined;
  while (!outcome) {
    try {
      outcome = await streamJob(endpoints.getJob, {
        params: { id },
        ...(signal && { signal }),
        onProgress(progress) {
          disconnectedAt = undefined;
          retryMs = firstRetryMs;
          onConnection?.(true);
          onProgress?.(progress);
        },
      });
    } catch (error) {
      if (!isInterruption(error)) throw error;
      disconnectedAt ??= Date.now();
      if (Date.now() - disconnectedAt > maxDisconnectedMs) throw error;
      onConnection?.(false);
      await pause(retryMs, signal);
      retryMs = Math.min(maxRetryMs, retryMs * 2);
    }
  }
  return outcome;
}

/** Cancels a job. If the request fails, the job still ends at its time limit. */
export const cancelJob = (id: string): Promise<void> =>
  api(endpoints.cancelJob, { params: { id } }).catch(() => undefined);

/** Whether the job itself has failed, rather than the request that follows it. */
export const isJobError = (error: unknown): boolean =>
  !(error instanceof ConnectionError) && !isSignedOut(error);

/** Whether the service is restarting or the connection was lost. */
const isInterruption = (error: unknown): boolean =>
  error instanceof ConnectionError || hasErrorCode(error, 'unavailable');

function throwFailure({ problem }: JobOutcome): never {
  throw problem ? toApiError(problem) : canceledError();
}

/** Creates an error with the code `canceled`. Canceling on this screen aborts the signal instead. */
const canceledError = (): ApiError =>
  toApiError({
    ...{ type: 'about:blank', title: 'Canceled', status: 499, code: 'canceled', requestId: '' },
    detail: 'It was canceled on another screen. Your input has been kept.',
  });
