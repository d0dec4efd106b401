import type { Deps } from '../deps.ts';

/**
 * Whether this service was notified that an organization is deleted. An organization can be deleted between
 * the request that finds it and the write of its application. The consumer stores the deletion first and
 * looks for applications second; a write is followed by this check. So one of the two always sees the other.
 */
export const isOrganizationDeleted = async (
  { deletedOrganizations }: Pick<Deps, 'deletedOrganizations'>,
  organizationId: string,
): Promise<boolean> => (await deletedOrganizations.exists({ _id: organizationId })) !== null;
