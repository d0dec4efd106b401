import { alive } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { isOrganizationDeleted } from './is-organization-deleted.ts';
import { removeWithOrganization } from './remove-with-organization.ts';

type Checked = Pick<
  ApplicationRecord,
  '_id' | 'ownerId' | 'organizationId' | 'version' | 'sequence' | 'unchecked'
>;

/**
 * Checks that the organization of an application still exists, after a write that put the application
 * into it. Removes the application if the organization is deleted, else clears the mark of the write.
 * A process that is killed before it leaves the mark, for `checkInterruptedWrites`.
 *
 * @returns whether the application stays
 */
export async function checkOrganization(
  deps: Pick<Deps, 'applications' | 'deletedOrganizations' | 'relay' | 'newId' | 'now'>,
  application: Checked,
): Promise<boolean> {
  if (await isOrganizationDeleted(deps, application.organizationId)) {
    await removeWithOrganization(deps, application);
    return false;
  }
  const { _id, ownerId, version, unchecked } = application;
  if (!unchecked) return true;
  const { applications } = deps;
  // only the mark that was read: a later write needs a check of its own
  const { matchedCount } = await applications.updateOne(
    { _id, ownerId, version, unchecked, ...alive },
    { $unset: { unchecked: 1 } },
  );
  return matchedCount === 1 || (await applications.exists({ _id, ownerId, ...alive })) !== null;
}
