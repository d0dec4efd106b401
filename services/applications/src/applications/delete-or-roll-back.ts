import { events } from '@grantwright/shared/events';
import { announceUpdate, createOutboxEvent } from '@grantwright/shared/messaging';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { markApplicationDeleted, removeText } from './mark-application-deleted.ts';

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

type ApplicationKey = Pick<ApplicationRecord, '_id' | 'ownerId' | 'creatorId' | 'sequence'>;

/**
 * Rolls back the creation of an application: marks it as deleted and adds `application.withdrawn` in one write, so
 * that billing returns the entitlement. This works in any state: the application's earlier events may have been
 * published, and the application may have been marked as deleted or already removed by the relay. If it was removed, a
 * document that contains only the event is stored.
 */
async function rollBackCreation(
  deps: Pick<Deps, 'applications' | 'relay' | 'newId' | 'now'>,
  { _id, ownerId, creatorId, sequence }: ApplicationKey,
): Promise<void> {
  const event = createOutboxEvent(deps, events.applicationWithdrawn, _id, {
    ownerId,
    ...(creatorId && { payerId: creatorId }),
  });
  const mark = {
    deletedAt: { $ifNull: ['$deletedAt', deps.now()] },
    // the events of a removed document were numbered up to this one
    sequence: { $ifNull: ['$sequence', sequence + 1] },
  };
  const markDeleted = () =>
    announceUpdate(deps.relay, deps.applications, {
      filter: { _id, ownerId },
      stages: [{ $set: mark }, ...removeText],
      event,
      upsert: true,
    });
  await markDeleted().catch((error: unknown) => {
    // a concurrent repeat of the creation inserted the document first
    if (isDuplicateKey(error)) return markDeleted();
    throw error;
  });
}
