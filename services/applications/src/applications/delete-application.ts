import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { markDeleted } from './mark-deleted.ts';

/** Deletes an application of the person; its entitlement is not given back. */
export async function deleteApplication(deps: Deps, ownerId: string, id: string): Promise<void> {
  if (!(await markDeleted(deps, { _id: id, ownerId }))) throw notFound('The application');
}
