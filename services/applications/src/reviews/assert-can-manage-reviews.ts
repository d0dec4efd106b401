import { createNotPermittedError, type TeamAccess } from '@grantwright/shared/service';
import { findHeadForRecord } from '../applications/find-application-head.ts';
import type { Deps } from '../deps.ts';

/** @throws AppError `not-allowed` for a member of the organization, and `not-found` for anyone else except the owner */
export async function assertCanManageReviews(
  deps: Pick<Deps, 'applications'>,
  access: TeamAccess,
  applicationId: string,
  recordName = 'The application',
): Promise<void> {
  const { ownerId } = await findHeadForRecord(deps, access, { applicationId, recordName });
  if (ownerId !== access.userId) throw createNotPermittedError('manage');
}
