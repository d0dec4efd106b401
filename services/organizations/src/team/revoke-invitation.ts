import { createNotFoundError, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertOwner } from '../organizations/assert-owner.ts';
import { changeTeam } from './change-team.ts';
import { removeItem } from './team.ts';

export async function revokeInvitation(
  deps: Deps,
  access: TeamAccess,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<void> {
  await assertOwner(deps, access, id);
  await changeTeam(deps, { id, ownerId: access.userId }, (team) => {
    const isInvitation = (candidate: { id: string }) => candidate.id === invitationId;
    if (!team.invitations.some(isInvitation)) throw createNotFoundError('The invitation');
    return {
      team: { ...team, invitations: removeItem(team.invitations, isInvitation) },
      roles: [],
    };
  });
}
