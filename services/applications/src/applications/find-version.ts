import { alive } from '@grantwright/shared/messaging';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord, StoredWorkingCopy } from './application-model.ts';

export type StoredVersion = Pick<ApplicationRecord, 'version' | 'organizationId'> & {
  workingCopy?: Pick<StoredWorkingCopy, 'revision' | 'savedAt'>;
};

const projection = {
  version: 1,
  organizationId: 1,
  'workingCopy.revision': 1,
  'workingCopy.savedAt': 1,
};

/**
 * Queries only the version of an application and the revision of its working copy.
 *
 * @throws AppError `not-found`, including for another user's application
 */
export async function findVersion(
  { applications }: Pick<Deps, 'applications'>,
  ownerId: string,
  id: string,
): Promise<StoredVersion> {
  const stored = await applications
    .findOne({ _id: id, ownerId, ...alive }, projection)
    .lean<StoredVersion>();
  if (!stored) throw notFound('The application');
  return stored;
}
