import type { Endpoint, JobKind } from '@grantwright/shared/contract';
import type { RouteContext } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { streamResponse, wantsEvents } from '../stream-response.ts';
import { cancelJob } from './cancel-job.ts';
import { followJob, getResult } from './follow-job.ts';
import type { NewJob } from './new-job.ts';
import { startJob } from './start-job.ts';

type Context = Pick<RouteContext<Endpoint>, 'req' | 'res' | 'signal' | 'log' | 'user' | 'token'>;

/**
 * Starts a job and responds with its result. Disconnecting cancels a job started by this request, unless the client
 * requested an event stream, because it can then follow the job again later.
 */
export function respondWithJob<K extends JobKind>(
  deps: Deps,
  endpoint: Endpoint,
  context: Context,
  job: NewJob<K>,
) {
  const { user, token, req, signal } = context;
  return streamResponse(endpoint, context, async (workOptions) => {
    const { id, isNew } = await startJob(deps, { id: user.id, token }, job, workOptions);
    const ownJob = { id, userId: user.id };
    workOptions.onJob(id);
    if (isNew && !wantsEvents(req))
      signal.addEventListener('abort', () => void cancel(deps, ownJob));
    return getResult(await followJob<K>(deps, ownJob, workOptions));
  });

  async function cancel(...args: Parameters<typeof cancelJob>): Promise<void> {
    await cancelJob(...args).catch((error: unknown) =>
      context.log.warn({ err: error }, 'job not canceled'),
    );
  }
}
