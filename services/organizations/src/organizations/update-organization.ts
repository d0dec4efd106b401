import type { Organization, OrganizationFields } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findDefault } from './find-default.ts';
import type { OrganizationRecord } from './organization-model.ts';
import { presentOrganization } from './present-organization.ts';

/** Replaces every editable field. */
export async function updateOrganization(
  deps: Deps,
  ownerId: string,
  id: string,
  fields: OrganizationFields,
): Promise<Organization> {
  const updated = await deps.organizations
    .findOneAndUpdate(
      { _id: id, ownerId, ...alive },
      { $set: { fields } },
      { returnDocument: 'after' },
    )
    .lean<OrganizationRecord>();
  if (!updated) throw notFound('The organization');
  return presentOrganization(updated, await findDefault(deps, ownerId));
}
