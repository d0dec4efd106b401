import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

/** Whether an application of the person was stored, deleted or not: what its entitlement was used for. */
export async function applicationExists(
  { applications }: Pick<Deps, 'applications'>,
  ownerId: string,
  id: string,
): Promise<{ id: string }> {
  if (!(await applications.exists({ _id: id, ownerId }))) throw notFound('The application');
  return { id };
}
