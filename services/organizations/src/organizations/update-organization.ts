import type { Organization, OrganizationFields } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { createRefusal, createScope, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findDefault } from './find-default.ts';
import type { OrganizationRecord } from './organization-model.ts';
import { presentOrganization } from './present-organization.ts';

/** Replaces every editable field. */
export async function updateOrganization(
  deps: Deps,
  access: TeamAccess,
  id: string,
  fields: OrganizationFields,
): Promise<Organization> {
  const { organizations } = deps;
  const updated = await organizations
    .findOneAndUpdate(
      { _id: id, ...createScope(access, 'edit', '_id'), ...notDeleted },
      { $set: { fields } },
      { returnDocument: 'after' },
    )
    .lean<OrganizationRecord>();
  if (!updated) {
    const readable = { _id: id, ...createScope(access, 'read', '_id'), ...notDeleted };
    throw await createRefusal(organizations.exists(readable), 'edit', 'The organization');
  }
  return presentOrganization(updated, access, await findDefault(deps, access));
}
