import { teamLimits, type Organization } from '@grantwright/shared/contract';
import { AppError, type Membership, type TeamAccess, hashToken } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findDefault } from '../organizations/find-default.ts';
import { presentOrganization } from '../organizations/present-organization.ts';
import type { OrganizationRecord } from '../organizations/organization-model.ts';
import { changeTeam, type TeamDecision } from './change-team.ts';
import { findInvited, findOffer } from './find-invited.ts';
import { removeItem, replaceItem, type StoredMember, type StoredTeam } from './team.ts';

type Acceptance = { userId: string; token: string; name: string };

/** Makes the user a member. An invitation works for one user; a repeat by that user changes nothing. */
export async function acceptInvitation(deps: Deps, acceptance: Acceptance): Promise<Organization> {
  const { userId, token } = acceptance;
  const { _id: id, ownerId } = await findInvited(deps, token);
  if (ownerId === userId)
    throw new AppError('invalid-request', 'You are the owner of this organization.');
  const access = await deps.memberships.accessOf(userId);
  assertWithinLimit(access, id);
  const now = deps.now();
  const record = await changeTeam(deps, { id, ownerId }, (team) => accept(team, acceptance, now));
  // a concurrent repeat may respond before the first request has stored the membership
  const joined = withMembership(access, record);
  return presentOrganization(record, joined, await findDefault(deps, joined));
}

function withMembership(
  { userId, memberships }: TeamAccess,
  { _id: organizationId, ownerId, sequence, team }: OrganizationRecord,
): TeamAccess {
  const role = team?.members.find((member) => member.userId === userId)?.role ?? 'none';
  const membership: Membership = {
    _id: `${organizationId}/${userId}`,
    memberId: userId,
    organizationId,
    ownerId,
    role,
    version: sequence,
  };
  const others = memberships.filter((other) => other.organizationId !== organizationId);
  return { userId, memberships: [...others, membership] };
}

/** @throws AppError `not-found` if the invitation has ended, or another user has accepted it */
function accept(
  team: StoredTeam,
  { userId, token, name }: Acceptance,
  now: Date,
): TeamDecision | undefined {
  const { invitation, member } = findOffer(team, { token, userId, now });
  if (!invitation) return undefined;
  const { email, role } = invitation;
  // an invitation sent earlier must not take away rights
  const accepted: StoredMember = member
    ? { ...member, role: member.role === 'editor' ? 'editor' : role }
    : { userId, name, email, role, joinedAt: now, acceptedWith: [] };
  accepted.acceptedWith = [...accepted.acceptedWith, hashToken(token)].slice(-teamLimits.size);
  return {
    team: {
      ...team,
      invitations: removeItem(team.invitations, ({ id }) => id === invitation.id),
      members: member
        ? replaceItem(team.members, (other) => other === member, accepted)
        : [...team.members, accepted],
    },
    roles: [{ memberId: userId, role: accepted.role }],
  };
}

function assertWithinLimit({ memberships }: TeamAccess, id: string): void {
  const current = memberships.filter(
    ({ role, organizationId }) => (role === 'editor' || role === 'viewer') && organizationId !== id,
  );
  if (current.length >= teamLimits.memberships)
    throw new AppError(
      'invalid-request',
      `You can be a member of at most ${teamLimits.memberships} organizations. Leave one first.`,
    );
}
