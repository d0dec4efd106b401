import {
  teamLimits,
  type InvitationFields,
  type NewInvitation,
} from '@grantwright/shared/contract';
import { AppError, type TeamAccess, hashToken } from '@grantwright/shared/service';
import {
  computeFingerprint,
  createIdentity,
  createKeyReusedError,
} from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { assertOwner } from '../organizations/assert-owner.ts';
import { changeTeam, type TeamDecision } from './change-team.ts';
import { generateInvitationToken } from './invitation-token.ts';
import { presentInvitation } from './present-team.ts';
import { openInvitations, replaceItem, type StoredInvitation, type StoredTeam } from './team.ts';

type Creation = { id: string; sent: InvitationFields; key: string | undefined };

const dayMs = 24 * 60 * 60 * 1000;
/** More than the number of repeats sent by a client; beyond it, the oldest token stops working. */
const maxTokens = 5;

/**
 * Creates an invitation. A repeat with the same key returns the same invitation with another token, and both tokens
 * work. After the invitation has ended, a repeat is a conflict.
 */
export async function inviteMember(
  deps: Deps,
  access: TeamAccess,
  { id, sent, key }: Creation,
): Promise<NewInvitation> {
  await assertOwner(deps, access, id);
  const { userId: ownerId } = access;
  const token = generateInvitationToken(ownerId);
  const createdAt = deps.now();
  const identity = createIdentity(deps, { kind: `invitation ${id}`, ownerId, key });
  const invitation: StoredInvitation = {
    id: identity._id,
    email: sent.email,
    role: sent.role,
    hashes: [hashToken(token)],
    createdAt,
    expiresAt: new Date(createdAt.getTime() + teamLimits.invitationDays * dayMs),
    fingerprint: computeFingerprint(sent),
  };
  const { team } = await changeTeam(deps, { id, ownerId }, (before) => ({
    team: { ...invite(before, invitation), ownerName: sent.ownerName },
    // notifies the other services that the organization has a team
    roles: [{ memberId: ownerId, role: 'owner' }],
  }));
  const stored =
    team?.invitations.find((candidate) => candidate.id === invitation.id) ?? invitation;
  return { ...presentInvitation(stored), token };
}

function invite(team: StoredTeam, invitation: StoredInvitation): TeamDecision['team'] {
  const open = openInvitations(team, invitation.createdAt);
  const existing = open.find(({ id }) => id === invitation.id);
  if (existing) {
    if (existing.fingerprint !== invitation.fingerprint) throw createKeyReusedError();
    const hashes = [...existing.hashes, ...invitation.hashes].slice(-maxTokens);
    const repeated = { ...existing, hashes };
    return {
      ...team,
      invitations: replaceItem(open, (candidate) => candidate === existing, repeated),
    };
  }
  const earlierIds = [...team.invitations.map(({ id }) => id), ...(team.endedInvitationIds ?? [])];
  if (earlierIds.includes(invitation.id)) throw createKeyReusedError();
  if (open.length + team.members.length >= teamLimits.size)
    throw new AppError(
      'invalid-request',
      `An organization can have at most ${teamLimits.size} members and open invitations. Remove one that you no longer need.`,
    );
  return { ...team, invitations: [...open, invitation] };
}
