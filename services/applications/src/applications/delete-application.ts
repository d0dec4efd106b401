import { notDeleted } from '@grantwright/shared/messaging';
import {
  createNotFoundError,
  createRefusal,
  createScope,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { markApplicationDeleted } from './mark-application-deleted.ts';

/** Deletes an application for its owner or the editor who created it. The entitlement is not returned. */
export async function deleteApplication(deps: Deps, access: TeamAccess, id: string): Promise<void> {
  const { applications } = deps;
  const found = await applications
    .findOne({ _id: id, ...createScope(access, 'delete'), ...notDeleted }, { ownerId: 1 })
    .lean<{ ownerId: string }>();
  if (!found) {
    const readable = { _id: id, ...createScope(access, 'read'), ...notDeleted };
    throw await createRefusal(applications.exists(readable), 'delete', 'The application');
  }
  if (!(await markApplicationDeleted(deps, { _id: id, ownerId: found.ownerId })))
    throw createNotFoundError('The application');
}
