import type { Organization } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import { findOrganization } from './find-organization.ts';
import { presentOrganization } from './present-organization.ts';

export async function setDefaultOrganization(
  deps: Deps,
  ownerId: string,
  id: string,
): Promise<Organization> {
  const record = await findOrganization(deps, ownerId, id);
  await deps.choices.updateOne(
    { _id: ownerId },
    { $set: { organizationId: id } },
    { upsert: true },
  );
  return presentOrganization(record, id);
}
