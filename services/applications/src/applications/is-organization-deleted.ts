import type { Deps } from '../deps.ts';

/**
 * Whether this service has received the deletion event of an organization. An organization can be deleted between the
 * request that finds it and the write of its application. The consumer stores the deletion before it looks for
 * applications, and every write is followed by this check, so no application of a deleted organization remains.
 */
export const isOrganizationDeleted = async (
  { deletedOrganizations }: Pick<Deps, 'deletedOrganizations'>,
  organizationId: string,
): Promise<boolean> => (await deletedOrganizations.exists({ _id: organizationId })) !== null;
