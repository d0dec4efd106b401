import { events, makeEvent } from '@grantwright/shared/events';
import { appendEvent } from '@grantwright/shared/messaging';
import { currentContext } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { longFields, type ApplicationRecord } from './application-model.ts';

type Which = Pick<ApplicationRecord, '_id' | 'ownerId' | 'sequence'>;

/**
 * Withdraws an application while it is created: marks it as deleted and adds `application.withdrawn`, in one
 * write, so that billing returns the entitlement. This works in any state of the application:
 * its earlier events may be published, it may be marked as deleted, or already removed by the relay. In the
 * last case a document is stored that only carries the event.
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
              // the events of a removed document had the numbers up to this one
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
