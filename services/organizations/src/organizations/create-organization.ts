import type { Organization, OrganizationFields } from '@grantwright/shared/contract';
import { initialEvents } from '@grantwright/shared/messaging';
import { createOnce, identityOf } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { findDefault } from './find-default.ts';
import { presentOrganization } from './present-organization.ts';

type Creation = { ownerId: string; fields: OrganizationFields; key: string | undefined };

/** A repeat under the same key returns the first organization. */
export async function createOrganization(deps: Deps, creation: Creation): Promise<Organization> {
  const { organizations, now } = deps;
  const { ownerId, fields, key } = creation;
  const createdAt = now();
  const record = await createOnce(organizations, {
    ...identityOf(deps, { kind: 'organization', ownerId, key, request: fields }),
    fields,
    createdAt,
    updatedAt: createdAt,
    ...initialEvents(),
  });
  return presentOrganization(record, await findDefault(deps, ownerId));
}
