import { events, makeEvent } from '@grantwright/shared/events';
import { alive, appendEvent } from '@grantwright/shared/messaging';
import { currentContext, notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { OrganizationRecord } from './organization-model.ts';

/** Marks an organization as deleted and says so; it is removed when the event is out. */
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
