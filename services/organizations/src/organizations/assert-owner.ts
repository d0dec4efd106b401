import { createNotPermittedError, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findOrganization } from './find-organization.ts';

/** @throws AppError `not-allowed` for a member, `not-found` for everyone else */
export async function assertOwner(deps: Deps, access: TeamAccess, id: string): Promise<void> {
  const { ownerId } = await findOrganization(deps, access, id);
  if (ownerId !== access.userId) throw createNotPermittedError('manage');
}
