import { events } from '@grantwright/shared/events';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { markDeleted } from './mark-deleted.ts';

type Late = { ownerId: string; token: string; record: ApplicationRecord };

/**
 * An organization can be deleted between the question whether it is there and the write of its
 * application. The rule that deletes its applications first remembers it and then looks for them;
 * here it is the other way round, so one of the two always sees the other.
 */
export async function withdrawIfOrganizationGone(
  deps: Deps,
  { ownerId, token, record }: Late,
): Promise<void> {
  if (!(await deps.deletedOrganizations.exists({ _id: record.organizationId }))) return;
  const unheard = { _id: record._id, ownerId, 'outbox.type': events.applicationCreated.type };
  const { deletedCount } = await deps.applications.deleteOne(unheard);
  if (deletedCount === 1) await deps.neighbours.release(record._id, token).catch(() => undefined);
  else await markDeleted(deps, { _id: record._id, ownerId });
  throw notFound('The organization');
}
