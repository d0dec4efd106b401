import { notPermitted, type TeamAccess } from '@grantwright/shared/service';
import { findVersionForRecord } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';

/** @throws AppError `not-allowed` for a member of the organization, and `not-found` for anyone else except the owner */
export async function assertManagesReviews(
  deps: Pick<Deps, 'applications'>,
  access: TeamAccess,
  applicationId: string,
  what = 'The application',
): Promise<void> {
  const { ownerId } = await findVersionForRecord(deps, access, { applicationId, what });
  if (ownerId !== access.userId) throw notPermitted('manage');
}
