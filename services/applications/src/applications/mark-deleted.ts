import { events, makeEvent } from '@grantwright/shared/events';
import { alive, appendEvent } from '@grantwright/shared/messaging';
import { currentContext } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { longFields, type ApplicationRecord } from './application-model.ts';

/**
 * Marks an application as deleted, removes its text and adds the event, in one write. The relay removes the
 * document once the event is published.
 *
 * @returns false if there is no such application
 */
export async function markDeleted(
  { applications, relay, newId, now }: Pick<Deps, 'applications' | 'relay' | 'newId' | 'now'>,
  which: { _id: string; ownerId: string },
): Promise<boolean> {
  const time = now();
  const event = makeEvent(
    events.applicationDeleted,
    which._id,
    { ownerId: which.ownerId },
    { id: newId(), time, traceparent: currentContext()?.traceparent },
  );
  const deleted = await applications
    .findOneAndUpdate(
      { ...which, ...alive },
      [
        { $set: { deletedAt: time, status: 'deleted' } },
        { $unset: [...longFields, 'title', 'grantProgram'] },
        appendEvent(event),
      ],
      { returnDocument: 'after', updatePipeline: true },
    )
    .lean<ApplicationRecord>();
  if (deleted) relay.announce(applications, deleted);
  return deleted !== null;
}
