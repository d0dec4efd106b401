import { notDeleted } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { deleteParts } from './delete-parts.ts';
import { markApplicationDeleted } from './mark-application-deleted.ts';

/** Deletes the applications owned by a user, with their versions, links and comments, and the user's saved answers. */
export async function deleteUserData(deps: Deps, ownerId: string): Promise<void> {
  const { applications, answers, memberships } = deps;
  const owned = await applications
    .find({ ownerId, ...notDeleted }, { _id: 1 })
    .lean<{ _id: string }[]>();
  for (const { _id } of owned) await markApplicationDeleted(deps, { _id, ownerId });
  await deleteParts(deps, { ownerId });
  await answers.deleteMany({ ownerId });
  await memberships.forget(ownerId);
}
