import type { Deps } from '../deps.ts';
import { deleteInputs } from './end-job.ts';

/** Deletes a user's jobs, including the text they read, and the user's analyses and model usage. */
export async function deleteUserData(deps: Deps, ownerId: string): Promise<void> {
  const { jobs, analyses, usages, runner, memberships } = deps;
  const owned = await jobs.find({ ownerId }, { _id: 1 }).lean<{ _id: string }[]>();
  for (const { _id } of owned) {
    await jobs.deleteOne({ _id, ownerId });
    runner.stop(_id);
    await deleteInputs(deps, _id);
  }
  await analyses.deleteMany({ ownerId });
  await memberships.forget(ownerId);
  // ids have the form `ownerId/day`, and `0` is the character after `/`
  await usages.deleteMany({ _id: { $gt: `${ownerId}/`, $lt: `${ownerId}0` } });
}
