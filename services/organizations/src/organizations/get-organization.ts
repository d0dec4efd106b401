import type { Organization } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findDefault } from './find-default.ts';
import { findOrganization } from './find-organization.ts';
import { presentOrganization } from './present-organization.ts';

export async function getOrganization(
  deps: Deps,
  access: TeamAccess,
  id: string,
): Promise<Organization & { ownerId: string }> {
  const record = await findOrganization(deps, access, id);
  const organization = presentOrganization(record, access, await findDefault(deps, access));
  return { ...organization, ownerId: record.ownerId };
}
