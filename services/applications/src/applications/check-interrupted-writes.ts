import { alive } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { checkOrganization } from './check-organization.ts';
import { isOrganizationDeleted } from './is-organization-deleted.ts';

/** Milliseconds in which the deletion of an organization reaches this service, if it began before the write. */
const deletionTimeoutMs = 24 * 60 * 60 * 1000;

/**
 * Finishes what a killed process left between a write into an organization and the check that the
 * organization still exists: removes applications of deleted organizations. The mark of the others is
 * kept for a day, since the deletion may be on its way: then the rule that consumes it withdraws them.
 * Right also for writes that are under way: any check after the write will do.
 */
export async function checkInterruptedWrites(
  deps: Pick<Deps, 'applications' | 'deletedOrganizations' | 'relay' | 'newId' | 'now'>,
): Promise<void> {
  const unchecked = deps.applications
    .find(
      { unchecked: { $exists: true }, ...alive },
      { ownerId: 1, organizationId: 1, version: 1, sequence: 1, unchecked: 1, updatedAt: 1 },
    )
    .lean<ApplicationRecord[]>()
    .cursor();
  const writtenBefore = new Date(deps.now().getTime() - deletionTimeoutMs);
  for await (const application of unchecked)
    if (
      application.updatedAt < writtenBefore ||
      (await isOrganizationDeleted(deps, application.organizationId))
    )
      await checkOrganization(deps, application);
}
