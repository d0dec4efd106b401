import type { Organization, OrganizationFields } from '@grantwright/shared/contract';
import { fingerprintOf, idFromKey, keyReused } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { findDefault } from './find-default.ts';
import type { OrganizationRecord } from './organization-model.ts';
import { presentOrganization } from './present-organization.ts';

type Creation = { ownerId: string; fields: OrganizationFields; key: string | undefined };

/** A repeat under the same key returns the first organization. */
export async function createOrganization(deps: Deps, creation: Creation): Promise<Organization> {
  const record = await insertOrFind(deps, creation);
  return presentOrganization(record, await findDefault(deps, creation.ownerId));
}

async function insertOrFind(
  { organizations, newId, now }: Deps,
  { ownerId, fields, key }: Creation,
): Promise<OrganizationRecord> {
  const fingerprint = fingerprintOf(fields);
  const _id = key === undefined ? newId() : idFromKey(ownerId, 'organization', key);
  const createdAt = now();
  try {
    const created = await organizations.create({
      _id,
      ownerId,
      fields,
      createdAt,
      updatedAt: createdAt,
      ...(key === undefined ? {} : { fingerprint }),
    });
    return created.toObject();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const first = await organizations.findOne({ _id, ownerId }).lean<OrganizationRecord>();
    if (first?.fingerprint !== fingerprint || first.deletedAt) throw keyReused();
    return first;
  }
}
