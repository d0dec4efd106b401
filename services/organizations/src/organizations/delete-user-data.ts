import { events } from '@grantwright/shared/events';
import { alive, markDeleted } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/** Deletes the organizations of a user, and the choice of a default one. */
export async function deleteUserData(deps: Deps, ownerId: string): Promise<void> {
  const { organizations, choices } = deps;
  const owned = await organizations
    .find({ ownerId, ...alive }, { _id: 1 })
    .lean<{ _id: string }[]>();
  for (const { _id: id } of owned)
    await markDeleted(deps, organizations, { id, ownerId, event: events.organizationDeleted });
  await choices.deleteOne({ _id: ownerId });
}
