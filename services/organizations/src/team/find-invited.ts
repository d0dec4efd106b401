import { notDeleted } from '@grantwright/shared/messaging';
import { AppError, hashToken } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { OrganizationRecord } from '../organizations/organization-model.ts';
import { getTokenOwner } from './invitation-token.ts';
import { noTeam, openInvitations, type StoredInvitation, type StoredTeam } from './team.ts';

/** Unknown, expired, revoked and used invitations get the same error. */
export const createEndedInvitationError = () =>
  new AppError('not-found', 'This invitation no longer works. Ask for a new one.');

type Offer = { token: string; userId: string; now: Date };

/** Returns the open invitation that a token offers a user, or the membership that resulted from it. */
export function findOffer(team: StoredTeam, { token, userId, now }: Offer) {
  const hash = hashToken(token);
  const member = team.members.find((candidate) => candidate.userId === userId);
  if (member?.acceptedWith.includes(hash)) return { accepted: member };
  const invitation = openInvitations(team, now).find(({ hashes }) => hashes.includes(hash));
  if (!invitation) throw createEndedInvitationError();
  return { invitation, member } satisfies {
    invitation: StoredInvitation;
    member: StoredTeam['members'][number] | undefined;
  };
}

/** @throws AppError `not-found` if the token belongs to no invitation and to no member */
export async function findInvited(
  { organizations }: Pick<Deps, 'organizations'>,
  token: string,
): Promise<OrganizationRecord & { team: StoredTeam }> {
  const hash = hashToken(token);
  const record = await organizations
    .findOne({
      ownerId: getTokenOwner(token),
      $or: [{ 'team.invitations.hashes': hash }, { 'team.members.acceptedWith': hash }],
      ...notDeleted,
    })
    .lean<OrganizationRecord>();
  if (!record) throw createEndedInvitationError();
  return { ...record, team: record.team ?? noTeam };
}
