import type { Team } from '@grantwright/shared/contract';
import { getAccess, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findOrganization } from '../organizations/find-organization.ts';
import { presentInvitation, presentMember } from './present-team.ts';
import { noTeam, openInvitations } from './team.ts';

export async function getTeam(deps: Deps, access: TeamAccess, id: string): Promise<Team> {
  const { ownerId, team = noTeam } = await findOrganization(deps, access, id);
  const role = getAccess(access, { ownerId, organizationId: id });
  const invitations = role === 'owner' ? openInvitations(team, deps.now()) : [];
  return {
    access: role,
    ownerId,
    ownerName: team.ownerName,
    members: team.members.map((member) => {
      const seesEmail = role === 'owner' || member.userId === access.userId;
      return presentMember(seesEmail ? member : { ...member, email: '' }, access.userId);
    }),
    invitations: invitations.map(presentInvitation),
  };
}
