import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { markDeleted } from './mark-deleted.ts';

/** Does not return the entitlement. Only the owner finds the application. */
export async function deleteApplication(deps: Deps, ownerId: string, id: string): Promise<void> {
  if (!(await markDeleted(deps, { _id: id, ownerId }))) throw notFound('The application');
}
