import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { deleteInputs, retentionMs } from './end-job.ts';
import { jobsOf } from './jobs-of.ts';
import { jobNotFound } from './job-not-found.ts';

/** Cancels a user's job; does nothing if the job has already ended. */
export async function cancelJob(
  deps: Deps,
  { id, access }: { id: string; access: TeamAccess },
): Promise<void> {
  const filter = { _id: id, ...jobsOf(access) };
  const finishedAt = deps.now();
  const expiresAt = new Date(finishedAt.getTime() + retentionMs);
  const { matchedCount } = await deps.jobs.updateOne(
    { ...filter, state: 'running' },
    { $set: { state: 'canceled', finishedAt, expiresAt }, $unset: { request: true } },
  );
  if (matchedCount === 1) {
    await deleteInputs(deps, id);
    deps.runner.stop(id);
  } else if (!(await deps.jobs.exists(filter))) throw jobNotFound();
}
