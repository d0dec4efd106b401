import type { Organization } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import { findDefault } from './find-default.ts';
import { findOrganization } from './find-organization.ts';
import { presentOrganization } from './present-organization.ts';

export async function getOrganization(
  deps: Deps,
  ownerId: string,
  id: string,
): Promise<Organization> {
  const record = await findOrganization(deps, ownerId, id);
  return presentOrganization(record, await findDefault(deps, ownerId));
}
