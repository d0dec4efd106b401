import { events, makeEvent } from '@grantwright/shared/events';
import { alive, appendEvent } from '@grantwright/shared/messaging';
import { currentContext, notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { OrganizationRecord } from './organization-model.ts';

/**
 * Only the owner can delete an organization. It is marked as deleted and removed once its event is published;
 * its applications are deleted by the consumer of that event.
 */
export async function deleteOrganization(
  { organizations, relay, newId, now }: Deps,
  ownerId: string,
  id: string,
): Promise<void> {
  const time = now();
  const event = makeEvent(
    events.organizationDeleted,
    id,
    { ownerId },
    { id: newId(), time, traceparent: currentContext()?.traceparent },
  );
  const deleted = await organizations
    .findOneAndUpdate(
      { _id: id, ownerId, ...alive },
      [{ $set: { deletedAt: time } }, appendEvent(event)],
      { returnDocument: 'after', updatePipeline: true },
    )
    .lean<OrganizationRecord>();
  if (!deleted) throw notFound('The organization');
  relay.announce(organizations, deleted);
}
