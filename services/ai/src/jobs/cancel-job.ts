import type { Deps } from '../deps.ts';
import { deleteInputs, retentionMs } from './end-job.ts';
import { createJobNotFoundError } from './job-filter.ts';

/**
 * Cancels a user's job; does nothing if the job has already ended. Users can cancel jobs that are hidden from them,
 * because a hidden job would otherwise delay the user's next one.
 */
export async function cancelJob(
  deps: Deps,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const filter = { _id: id, ownerId: userId };
  const finishedAt = deps.now();
  const expiresAt = new Date(finishedAt.getTime() + retentionMs);
  const { matchedCount } = await deps.jobs.updateOne(
    { ...filter, state: 'running' },
    { $set: { state: 'canceled', finishedAt, expiresAt }, $unset: { request: true } },
  );
  if (matchedCount === 1) {
    await deleteInputs(deps, id);
    deps.runner.stop(id);
  } else if (!(await deps.jobs.exists(filter))) throw createJobNotFoundError();
}
