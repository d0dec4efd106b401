import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { markDeleted } from './mark-deleted.ts';
import { withdrawApplication } from './withdraw-application.ts';

type Removed = Pick<ApplicationRecord, '_id' | 'ownerId' | 'sequence' | 'unchecked'>;

/**
 * Removes an application whose organization is deleted: withdraws it, which returns its entitlement, if
 * its creation did not get as far as its check, else deletes it.
 */
export async function removeWithOrganization(
  deps: Pick<Deps, 'applications' | 'relay' | 'newId' | 'now'>,
  application: Removed,
): Promise<void> {
  if (application.unchecked === 'creation') await withdrawApplication(deps, application);
  else await markDeleted(deps, { _id: application._id, ownerId: application.ownerId });
}
