import { applicationStatuses, type applicationCountsSchema } from '@grantwright/shared/contract';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';

/** If the user is not in a team, reads only an index, not the applications. */
export async function countApplications(
  { applications }: Pick<Deps, 'applications'>,
  access: TeamAccess,
): Promise<z.infer<typeof applicationCountsSchema>> {
  const groups = await applications.aggregate<{ _id: string; count: number }>([
    { $match: { ...createScope(access, 'read'), status: { $in: [...applicationStatuses] } } },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  const getCount = (status: string) => groups.find(({ _id }) => _id === status)?.count ?? 0;
  const completed = getCount('complete');
  const inProgress = getCount('in_progress');
  return { total: completed + inProgress, completed, inProgress };
}
