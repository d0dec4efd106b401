import { notFound, possibleOwners, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

/** Whether the user created the application. Deleted applications count, because they have used their entitlement. */
export async function applicationExists(
  { applications }: Pick<Deps, 'applications'>,
  access: TeamAccess,
  id: string,
): Promise<{ id: string }> {
  const { userId } = access;
  const stored = await applications.exists({
    _id: id,
    ownerId: { $in: possibleOwners(access) },
    $or: [{ ownerId: userId }, { creatorId: userId }],
  });
  if (!stored) throw notFound('The application');
  return { id };
}
