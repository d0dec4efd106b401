import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

/** Includes deleted applications, since they have used their entitlement. */
export async function applicationExists(
  { applications }: Pick<Deps, 'applications'>,
  ownerId: string,
  id: string,
): Promise<{ id: string }> {
  if (!(await applications.exists({ _id: id, ownerId }))) throw notFound('The application');
  return { id };
}
