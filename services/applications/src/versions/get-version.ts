import type { Version } from '@grantwright/shared/contract';
import { notFound } from '@grantwright/shared/service';
import { findVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';
import { presentVersion } from './present-version.ts';
import type { VersionRecord } from './version-model.ts';

/** The versions of a deleted application are not found, even before they are deleted. */
export async function getVersion(
  deps: Pick<Deps, 'applications' | 'versions'>,
  ownerId: string,
  id: string,
): Promise<Version> {
  const record = await deps.versions.findOne({ _id: id, ownerId }).lean<VersionRecord>();
  if (!record) throw notFound('The version');
  await findVersion(deps, ownerId, record.applicationId);
  return presentVersion(record);
}
