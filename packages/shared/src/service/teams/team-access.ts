import type { Access } from '../../contract/index.ts';
import { AppError, createNotFoundError } from '../../errors/app-error.ts';
import type { Membership } from './membership-model.ts';

/** A user with the latest known role in each organization that the user belongs or belonged to. */
export type TeamAccess = { userId: string; memberships: Membership[] };

/** Creates the access of a user who belongs to no team. */
export const createAccessWithoutTeams = (userId: string): TeamAccess => ({
  userId,
  memberships: [],
});

/** `delete` includes records created by an editor. */
export type Permission = 'read' | 'edit' | 'delete';

/** A record of an organization belongs to its owner, even if created by an editor. */
export type SharedRecord = {
  ownerId: string;
  organizationId?: string;
  /** The member who created the record; absent if it was the owner. */
  creatorId?: string;
};

type Scope = { ownerId: string | { $in: string[] }; $and?: object[] };

const rolesFor: Record<Permission, readonly Membership['role'][]> = {
  read: ['editor', 'viewer'],
  edit: ['editor'],
  delete: ['editor'],
};

/**
 * Limits a database query to the user's own records and those of organizations whose team grants the permission.
 * Includes all possible owners, so that the query goes only to their shards.
 *
 * @param organizationField the field with the organization's id
 */
export function createScope(
  { userId, memberships }: TeamAccess,
  permission: Permission,
  organizationField = 'organizationId',
): Scope {
  const roles = rolesFor[permission];
  const shared = memberships.filter(({ role }) => roles.includes(role));
  if (shared.length === 0) return { ownerId: userId };
  const creation = permission === 'delete' ? { creatorId: userId } : {};
  const ofTeams = shared.map(({ ownerId, organizationId }) => ({
    ownerId,
    [organizationField]: organizationId,
    ...creation,
  }));
  return {
    ownerId: { $in: [...new Set([userId, ...shared.map(({ ownerId }) => ownerId)])] },
    $and: [{ $or: [{ ownerId: userId }, ...ofTeams] }],
  };
}

/** Returns the user's role for a record found by a query with `createScope`. */
export function getAccess({ userId, memberships }: TeamAccess, record: SharedRecord): Access {
  if (record.ownerId === userId) return 'owner';
  const isEditor = memberships.some(
    ({ organizationId, ownerId, role }) =>
      role === 'editor' && organizationId === record.organizationId && ownerId === record.ownerId,
  );
  return isEditor ? 'editor' : 'viewer';
}

/** Whether a query with the scope for deletion finds the record. */
export function canDelete(user: TeamAccess, record: SharedRecord): boolean {
  const access = getAccess(user, record);
  return access === 'owner' || (access === 'editor' && record.creatorId === user.userId);
}

/** Whether the record belongs to an organization with a team: its owner is a member, too. */
export const isShared = (
  { memberships }: TeamAccess,
  { organizationId }: Pick<SharedRecord, 'organizationId'>,
): boolean =>
  memberships.some(
    (membership) => membership.organizationId === organizationId && membership.role !== 'none',
  );

/** Lists the owners of all records that the user may have created, including those of former teams. */
export const listPossibleOwners = ({ userId, memberships }: TeamAccess): string[] => [
  ...new Set([userId, ...memberships.map(({ ownerId }) => ownerId)]),
];

const refusals: Record<Exclude<Permission, 'read'> | 'manage', string> = {
  edit: 'You can view this, but not change it. Ask the owner of the organization to make you an editor.',
  delete: 'Only the owner of the organization, or the editor who created this, can delete it.',
  manage: 'Only the owner of the organization can do this.',
};

/** Creates the error for a write to a record that the user can only read. */
export const createNotPermittedError = (needed: keyof typeof refusals): AppError =>
  new AppError('not-allowed', refusals[needed]);

/**
 * Creates the error for a record not found with the required permission: `not-allowed` if the user can read it,
 * otherwise `not-found`.
 */
export const createRefusal = async (
  isReadable: PromiseLike<unknown>,
  needed: keyof typeof refusals,
  recordName: string,
): Promise<AppError> =>
  (await isReadable) ? createNotPermittedError(needed) : createNotFoundError(recordName);
