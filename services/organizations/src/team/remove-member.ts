import {
  createNotFoundError,
  createNotPermittedError,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findOrganization } from '../organizations/find-organization.ts';
import { changeTeam } from './change-team.ts';
import { removeItem, omitInvitations, type StoredMember } from './team.ts';

/** Removes a member; members can remove only themselves. */
export async function removeMember(
  deps: Deps,
  access: TeamAccess,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  const { userId } = access;
  const { ownerId } = await findOrganization(deps, access, id);
  if (userId !== ownerId && userId !== memberId) throw createNotPermittedError('manage');
  if (!(await endMembership(deps, { id, ownerId, memberId })))
    throw createNotFoundError('The member');
}

/**
 * Ends a membership and the open invitations of the member's address.
 *
 * @returns false if the user is not a member
 */
export async function endMembership(
  deps: Deps,
  { id, ownerId, memberId }: { id: string; ownerId: string; memberId: string },
): Promise<boolean> {
  const isMember = ({ userId }: StoredMember) => userId === memberId;
  let wasMember = false;
  await changeTeam(deps, { id, ownerId }, (team) => {
    const member = team.members.find(isMember);
    wasMember = member !== undefined;
    if (!member) return undefined;
    const members = removeItem(team.members, isMember);
    const invitations = omitInvitations(member, team);
    return { team: { ...team, members, invitations }, roles: [{ memberId, role: 'none' }] };
  });
  return wasMember;
}
