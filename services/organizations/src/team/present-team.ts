import type { Invitation, Member } from '@grantwright/shared/contract';
import type { StoredInvitation, StoredMember } from './team.ts';

export const presentMember = (member: StoredMember, callerId: string): Member => ({
  id: member.userId,
  name: member.name,
  email: member.email,
  role: member.role,
  joinedAt: member.joinedAt.toISOString(),
  isSelf: member.userId === callerId,
});

export const presentInvitation = (invitation: StoredInvitation): Invitation => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});
