import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { markApplicationDeleted } from './mark-application-deleted.ts';
import { withdrawApplication } from './withdraw-application.ts';

type RemovedApplication = Pick<
  ApplicationRecord,
  '_id' | 'ownerId' | 'creatorId' | 'sequence' | 'unchecked'
>;

/**
 * Deletes or withdraws an application of a deleted organization. If its creation was never checked, the application is
 * withdrawn and its entitlement returned; otherwise it is deleted.
 */
export async function deleteOrWithdraw(
  deps: Pick<Deps, 'applications' | 'relay' | 'newId' | 'now'>,
  application: RemovedApplication,
): Promise<void> {
  if (application.unchecked === 'creation') await withdrawApplication(deps, application);
  else await markApplicationDeleted(deps, { _id: application._id, ownerId: application.ownerId });
}
