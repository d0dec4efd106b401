import type { Organization } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findOrganization } from './find-organization.ts';
import { presentOrganization } from './present-organization.ts';

export async function setDefaultOrganization(
  deps: Deps,
  access: TeamAccess,
  id: string,
): Promise<Organization> {
  const record = await findOrganization(deps, access, id);
  await deps.choices.updateOne(
    { _id: access.userId },
    { $set: { organizationId: id } },
    { upsert: true },
  );
  return presentOrganization(record, access, id);
}
