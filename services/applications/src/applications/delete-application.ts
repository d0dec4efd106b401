import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { markApplicationDeleted } from './mark-application-deleted.ts';

/** Does not return the entitlement. Deletes only the owner's applications. */
export async function deleteApplication(deps: Deps, ownerId: string, id: string): Promise<void> {
  if (!(await markApplicationDeleted(deps, { _id: id, ownerId })))
    throw notFound('The application');
}
