import { createNotFoundError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

/**
 * Whether the user created the application. Deleted applications count, because they have used their entitlement. Does
 * not depend on memberships, whose events may arrive after the application was created.
 */
export async function doesApplicationExist(
  { applications }: Pick<Deps, 'applications'>,
  userId: string,
  id: string,
): Promise<{ id: string }> {
  const stored = await applications.exists({
    _id: id,
    $or: [{ ownerId: userId }, { creatorId: userId }],
  });
  if (!stored) throw createNotFoundError('The application');
  return { id };
}
