import { notDeleted } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { changeTeam } from '../team/change-team.ts';
import { endMembership } from '../team/remove-member.ts';
import { dissolve } from './delete-organization.ts';

/**
 * Deletes a user's organizations, their memberships in other organizations, and their choice of default organization.
 */
export async function deleteUserData(deps: Deps, userId: string): Promise<void> {
  const { organizations, memberships, choices } = deps;
  const owned = await organizations
    .find({ ownerId: userId, ...notDeleted }, { _id: 1 })
    .lean<{ _id: string }[]>();
  for (const { _id: id } of owned)
    await changeTeam(deps, { id, ownerId: userId }, dissolve(userId)).catch(ignoreNotFound);
  for (const membership of (await memberships.accessOf(userId)).memberships) {
    const { organizationId: id, ownerId } = membership;
    await endMembership(deps, { id, ownerId, memberId: userId }).catch(ignoreNotFound);
  }
  await memberships.forget(userId);
  await choices.deleteOne({ _id: userId });
}

/** Ignores the error for an organization that was deleted concurrently, and rethrows any other. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
}
