import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { changeTeam, type TeamDecision } from '../team/change-team.ts';
import type { StoredTeam } from '../team/team.ts';
import { assertOwner } from './assert-owner.ts';

/** The consumers of the events delete the organization's applications and end the memberships. */
export async function deleteOrganization(
  deps: Deps,
  access: TeamAccess,
  id: string,
): Promise<void> {
  await assertOwner(deps, access, id);
  await changeTeam(deps, { id, ownerId: access.userId }, dissolve(access.userId));
}

/** Ends every membership in the write that deletes the organization. */
export const dissolve =
  (ownerId: string) =>
  (team: StoredTeam): TeamDecision => ({
    team: { ...team, members: [], invitations: [] },
    roles:
      team.revision === 0
        ? []
        : [ownerId, ...team.members.map(({ userId }) => userId)].map((memberId) => ({
            memberId,
            role: 'none' as const,
          })),
    deletes: true,
  });
