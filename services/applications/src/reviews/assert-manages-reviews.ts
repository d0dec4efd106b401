import { notPermitted, type TeamAccess } from '@grantwright/shared/service';
import { findVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';

/** @throws AppError `not-allowed` for a member of the organization, and `not-found` for anyone else except the owner */
export async function assertManagesReviews(
  deps: Pick<Deps, 'applications'>,
  access: TeamAccess,
  applicationId: string,
): Promise<void> {
  const { ownerId } = await findVersion(deps, access, applicationId);
  if (ownerId !== access.userId) throw notPermitted('manage');
}
