import type { MemberRole } from '@grantwright/shared/contract';

export type StoredMember = {
  userId: string;
  name: string;
  email: string;
  role: MemberRole;
  joinedAt: Date;
  /** The hashes of the invitations accepted by this user, so that a repeat is recognized. */
  acceptedWith: string[];
};

export type StoredInvitation = {
  id: string;
  email: string;
  role: MemberRole;
  /**
   * Hashes of the invitation's tokens: a repeated creation returns another token, because the first token is not
   * stored.
   */
  hashes: string[];
  createdAt: Date;
  expiresAt: Date;
  /** A digest of the creation request, if it had an Idempotency-Key. */
  fingerprint?: string;
};

/** The team of an organization, stored within it, so that each change to the team is one write. */
export type StoredTeam = {
  revision: number;
  ownerName: string;
  members: StoredMember[];
  invitations: StoredInvitation[];
  /** The latest invitations that were accepted, revoked or expired, so that a late repeat does not create them again. */
  endedInvitationIds?: string[];
};

export const noTeam: StoredTeam = { revision: 0, ownerName: '', members: [], invitations: [] };

export const openInvitations = ({ invitations }: StoredTeam, now: Date): StoredInvitation[] =>
  invitations.filter(({ expiresAt }) => expiresAt > now);

/** More than the number of invitations that an owner creates while a client may still repeat a request. */
const maxEnded = 50;

/** Returns the ids of the ended invitations after a change. */
export function listEndedInvitationIds(
  before: StoredTeam,
  { invitations }: Pick<StoredTeam, 'invitations'>,
): string[] {
  const ended = before.invitations.filter(
    (invitation) => !invitations.some(({ id }) => id === invitation.id),
  );
  const known = before.endedInvitationIds ?? [];
  return [...known, ...ended.map(({ id }) => id)].slice(-maxEnded);
}

/** Returns the invitations of a team except those for a member, who could use an older one to regain a role. */
export const omitInvitations = (
  { email }: StoredMember,
  { invitations }: StoredTeam,
): StoredInvitation[] =>
  invitations.filter((invitation) => invitation.email.toLowerCase() !== email.toLowerCase());

export const replaceItem = <T>(items: T[], matches: (item: T) => boolean, replacement: T): T[] =>
  items.map((item) => (matches(item) ? replacement : item));

export const removeItem = <T>(items: T[], matches: (item: T) => boolean): T[] =>
  items.filter((item) => !matches(item));
