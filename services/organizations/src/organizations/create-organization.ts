import type { Organization, OrganizationFields } from '@grantwright/shared/contract';
import { createInitialEvents } from '@grantwright/shared/messaging';
import type { TeamAccess } from '@grantwright/shared/service';
import { createOnce, createFreshIdentity } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { findDefault } from './find-default.ts';
import { presentOrganization } from './present-organization.ts';

type Creation = { fields: OrganizationFields; key: string | undefined };

/** A repeat with the same key returns the first organization. */
export async function createOrganization(
  deps: Deps,
  access: TeamAccess,
  { fields, key }: Creation,
): Promise<Organization> {
  const { organizations, now } = deps;
  const { userId: ownerId } = access;
  const createdAt = now();
  const record = await createOnce(organizations, {
    ...createFreshIdentity(deps, { kind: 'organization', ownerId, key, request: fields }),
    fields,
    createdAt,
    updatedAt: createdAt,
    ...createInitialEvents(),
  });
  return presentOrganization(record, access, await findDefault(deps, access));
}
