import { notDeleted } from '@grantwright/shared/messaging';
import { createNotFoundError, createScope, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { OrganizationRecord } from './organization-model.ts';

/** @throws AppError `not-found`, including for another user's organization */
export async function findOrganization(
  { organizations }: Pick<Deps, 'organizations'>,
  access: TeamAccess,
  id: string,
): Promise<OrganizationRecord> {
  const record = await organizations
    .findOne({ _id: id, ...createScope(access, 'read', '_id'), ...notDeleted })
    .lean<OrganizationRecord>();
  if (!record) throw createNotFoundError('The organization');
  return record;
}
