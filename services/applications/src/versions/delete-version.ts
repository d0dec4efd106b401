import { createNotFoundError, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findStoredVersion } from './read-versions.ts';

export async function deleteVersion(
  deps: Pick<Deps, 'applications' | 'versions'>,
  access: TeamAccess,
  id: string,
): Promise<void> {
  const { ownerId } = await findStoredVersion(deps, access, id, 'edit');
  const { deletedCount } = await deps.versions.deleteOne({ _id: id, ownerId });
  if (deletedCount === 0) throw createNotFoundError('The version');
}
