import { events, makeEvent } from '@grantwright/shared/events';
import { appendEvent } from '@grantwright/shared/messaging';
import { currentContext } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { longFields, type ApplicationRecord } from './application-model.ts';

type Which = Pick<ApplicationRecord, '_id' | 'ownerId' | 'sequence'>;

/**
 * Withdraws an application during its creation: marks it as deleted and records
 * `application.withdrawn`, for which billing returns the entitlement, in one write. It does not matter
 * what else happened to the application meanwhile. Its earlier events may be out, it may be marked as
 * deleted, and the relay may have removed it: then a document is left that only carries the event.
 */
export async function withdrawApplication(
  { applications, relay, newId, now }: Pick<Deps, 'applications' | 'relay' | 'newId' | 'now'>,
  { _id, ownerId, sequence }: Which,
): Promise<void> {
  const time = now();
  const facts = { id: newId(), time, traceparent: currentContext()?.traceparent };
  const event = makeEvent(events.applicationWithdrawn, _id, { ownerId }, facts);
  const withdraw = () =>
    applications
      .findOneAndUpdate(
        { _id, ownerId },
        [
          {
            $set: {
              deletedAt: { $ifNull: ['$deletedAt', time] },
              status: 'deleted',
              // of a removed document the creation and a deletion were numbered
              sequence: { $ifNull: ['$sequence', sequence + 1] },
            },
          },
          { $unset: [...longFields, 'title', 'grantProgram'] },
          appendEvent(event),
        ],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      )
      .lean<ApplicationRecord>();
  const withdrawn = await withdraw().catch((error: unknown) => {
    // a concurrent repeat of the creation inserted it first
    if (isDuplicateKey(error)) return withdraw();
    throw error;
  });
  if (withdrawn) relay.announce(applications, withdrawn);
}
