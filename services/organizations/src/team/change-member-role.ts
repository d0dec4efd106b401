import type { Member, MemberRole } from '@grantwright/shared/contract';
import { createNotFoundError, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertOwner } from '../organizations/assert-owner.ts';
import { changeTeam } from './change-team.ts';
import { presentMember } from './present-team.ts';
import { replaceItem, omitInvitations, type StoredMember } from './team.ts';

type Change = { id: string; memberId: string; role: MemberRole };

/** Changes the role of a member, and ends the open invitations of the member's address. */
export async function changeMemberRole(
  deps: Deps,
  access: TeamAccess,
  { id, memberId, role }: Change,
): Promise<Member> {
  await assertOwner(deps, access, id);
  const isMember = ({ userId }: StoredMember) => userId === memberId;
  const { team } = await changeTeam(deps, { id, ownerId: access.userId }, (before) => {
    const member = before.members.find(isMember);
    if (!member) throw createNotFoundError('The member');
    if (member.role === role) return undefined;
    const members = replaceItem(before.members, isMember, { ...member, role });
    const invitations = omitInvitations(member, before);
    return { team: { ...before, members, invitations }, roles: [{ memberId, role }] };
  });
  const changed = team?.members.find(isMember);
  if (!changed) throw createNotFoundError('The member');
  return presentMember(changed, access.userId);
}
