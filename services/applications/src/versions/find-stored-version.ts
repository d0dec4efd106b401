import {
  createNotFoundError,
  listPossibleOwners,
  type TeamAccess,
} from '@grantwright/shared/service';
import { findVersionForRecord } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';
import type { VersionRecord } from './version-model.ts';

/**
 * Finds a version of an application for which the user has the required permission. Versions of a deleted application
 * are not found, even before they are deleted.
 */
export async function findStoredVersion(
  deps: Pick<Deps, 'applications' | 'versions'>,
  access: TeamAccess,
  id: string,
  permission: 'read' | 'edit',
): Promise<VersionRecord> {
  const record = await deps.versions
    .findOne({ _id: id, ownerId: { $in: listPossibleOwners(access) } })
    .lean<VersionRecord>();
  if (!record) throw createNotFoundError('The version');
  const { ownerId } = await findVersionForRecord(deps, access, {
    applicationId: record.applicationId,
    permission,
    recordName: 'The version',
  });
  if (ownerId !== record.ownerId) throw createNotFoundError('The version');
  return record;
}
