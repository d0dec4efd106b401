import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { markApplicationDeleted } from './mark-application-deleted.ts';
import { rollBackCreation } from './roll-back-creation.ts';

type RemovedApplication = Pick<
  ApplicationRecord,
  '_id' | 'ownerId' | 'creatorId' | 'sequence' | 'unchecked'
>;

/**
 * Removes an application of a deleted organization. If its creation was never checked, it is rolled back, which returns
 * the entitlement; otherwise the application is deleted.
 */
export async function deleteOrRollBack(
  deps: Pick<Deps, 'applications' | 'relay' | 'newId' | 'now'>,
  application: RemovedApplication,
): Promise<void> {
  if (application.unchecked === 'creation') await rollBackCreation(deps, application);
  else await markApplicationDeleted(deps, { _id: application._id, ownerId: application.ownerId });
}
