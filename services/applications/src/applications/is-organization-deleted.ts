import type { Deps } from '../deps.ts';

/**
 * Whether an organization was deleted, as far as this service was notified. It can be deleted between the request that
 * finds it and the write of its application. The rule that deletes its applications first remembers it
 * and then looks for them; a write is followed by this question, so one of the two always sees the other.
 */
export const isOrganizationDeleted = async (
  { deletedOrganizations }: Pick<Deps, 'deletedOrganizations'>,
  organizationId: string,
): Promise<boolean> => (await deletedOrganizations.exists({ _id: organizationId })) !== null;
