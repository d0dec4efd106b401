import { notDeleted } from '@grantwright/shared/messaging';
import {
  AppError,
  createNotFoundError,
  createRefusal,
  createScope,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord, StoredWorkingCopy } from './application-model.ts';

export type ApplicationHead = Pick<
  ApplicationRecord,
  'version' | 'ownerId' | 'organizationId' | 'title'
> & {
  workingCopy?: Pick<StoredWorkingCopy, 'revision' | 'savedAt'>;
};

const projection = {
  version: 1,
  ownerId: 1,
  organizationId: 1,
  title: 1,
  'workingCopy.revision': 1,
  'workingCopy.savedAt': 1,
};

/**
 * Loads only the version of an application, its owner, its title and the revision of its working copy.
 *
 * @throws AppError `not-found`, including for another user's application; `not-allowed` if the user may only view the
 * application
 */
export async function findApplicationHead(
  { applications }: Pick<Deps, 'applications'>,
  access: TeamAccess,
  id: string,
  permission: 'read' | 'edit' = 'read',
): Promise<ApplicationHead> {
  const stored = await applications
    .findOne({ _id: id, ...createScope(access, permission), ...notDeleted }, projection)
    .lean<ApplicationHead>();
  if (stored) return stored;
  const readable = { _id: id, ...createScope(access, 'read'), ...notDeleted };
  const isReadable = permission === 'edit' ? applications.exists(readable) : Promise.resolve(null);
  throw await createRefusal(isReadable, 'edit', 'The application');
}

type RecordAccess = { applicationId: string; permission?: 'read' | 'edit'; recordName: string };

/**
 * Like `findApplicationHead`, for a part of the application, such as a comment. To a user who cannot read it, the part looks
 * like an unknown one.
 */
export async function findHeadForRecord(
  deps: Pick<Deps, 'applications'>,
  access: TeamAccess,
  { applicationId, permission, recordName }: RecordAccess,
): Promise<ApplicationHead> {
  try {
    return await findApplicationHead(deps, access, applicationId, permission);
  } catch (error) {
    throw error instanceof AppError && error.code === 'not-found'
      ? createNotFoundError(recordName)
      : error;
  }
}
