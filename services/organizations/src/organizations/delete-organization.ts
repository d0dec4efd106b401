import { events } from '@grantwright/shared/events';
import { markDeleted } from '@grantwright/shared/messaging';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

/** The consumer of the event deletes the organization's applications. */
export async function deleteOrganization(deps: Deps, ownerId: string, id: string): Promise<void> {
  const deletion = { id, ownerId, event: events.organizationDeleted };
  if (!(await markDeleted(deps, deps.organizations, deletion))) throw notFound('The organization');
}
