import { notDeleted } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { isOrganizationDeleted } from './is-organization-deleted.ts';
import { deleteOrRollBack } from './delete-or-roll-back.ts';

type CheckedApplication = Pick<
  ApplicationRecord,
  '_id' | 'ownerId' | 'creatorId' | 'organizationId' | 'version' | 'sequence' | 'unchecked'
>;

/**
 * Runs after a write that added an application to an organization. Removes the application if the organization has been
 * deleted; otherwise clears the mark left by the write. If the process is killed first, `finishInterruptedWrites` finds
 * the mark.
 *
 * @returns whether the application is gone
 */
export async function removeIfOrphaned(
  deps: Pick<Deps, 'applications' | 'deletedOrganizations' | 'relay' | 'newId' | 'now'>,
  application: CheckedApplication,
): Promise<boolean> {
  if (await isOrganizationDeleted(deps, application.organizationId)) {
    await deleteOrRollBack(deps, application);
    return true;
  }
  const { _id, ownerId, version, unchecked } = application;
  if (!unchecked) return false;
  const { applications } = deps;
  // clears only the mark that was read, because a later write needs its own check
  const { matchedCount } = await applications.updateOne(
    { _id, ownerId, version, unchecked, ...notDeleted },
    { $unset: { unchecked: 1 } },
  );
  return (
    matchedCount === 0 && (await applications.exists({ _id, ownerId, ...notDeleted })) === null
  );
}
