import type { MemberRole } from '@grantwright/shared/contract';

export type StoredMember = {
  userId: string;
  name: string;
  email: string;
  role: MemberRole;
  joinedAt: Date;
  /** The hashes of the invitations that this user accepted, so that a repeat is recognized. */
  acceptedWith: string[];
};

export type StoredInvitation = {
  id: string;
  email: string;
  role: MemberRole;
  /** Hashes of its tokens: a repeated creation returns another token, because the first one is not stored. */
  hashes: string[];
  createdAt: Date;
  expiresAt: Date;
  /** A digest of the request that created it under an Idempotency-Key. */
  fingerprint?: string;
};

/** The team of an organization, stored within it, so that each change of it is one write. */
export type StoredTeam = {
  /** Counts the changes. */
  revision: number;
  ownerName: string;
  members: StoredMember[];
  invitations: StoredInvitation[];
};

export const noTeam: StoredTeam = { revision: 0, ownerName: '', members: [], invitations: [] };

export const openInvitations = ({ invitations }: StoredTeam, now: Date): StoredInvitation[] =>
  invitations.filter(({ expiresAt }) => expiresAt > now);

/** The invitations of a team without those for a member, who could regain a role with an older one. */
export const withoutInvitationsOf = (
  { email }: StoredMember,
  { invitations }: StoredTeam,
): StoredInvitation[] =>
  invitations.filter((each) => each.email.toLowerCase() !== email.toLowerCase());

/** Replaces the item for which `isIt` is true by the given items. */
export const replaceItem = <T>(items: T[], isIt: (item: T) => boolean, ...by: T[]): T[] =>
  items.flatMap((item) => (isIt(item) ? by : [item]));
