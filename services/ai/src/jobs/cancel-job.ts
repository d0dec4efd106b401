import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { cancelRunningJob } from './end-job.ts';

/** Cancels a user's job; does nothing if the job has already ended. */
export async function cancelJob(
  deps: Deps,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  const filter = { _id: id, ownerId };
  if (await cancelRunningJob(deps, filter)) deps.runner.stop(id);
  else if (!(await deps.jobs.exists(filter))) throw notFound('This job');
}
