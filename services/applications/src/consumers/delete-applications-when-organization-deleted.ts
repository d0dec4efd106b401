import { events } from '@grantwright/shared/events';
import { alive, onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { ApplicationRecord } from '../applications/application-model.ts';
import { removeWithOrganization } from '../applications/remove-with-organization.ts';
import type { Deps } from '../deps.ts';

/**
 * Deletes an organization's applications with it. The organization is remembered first, so that a
 * creation which asked for it before it was gone withdraws what it stored.
 */
export const deleteApplicationsWhenOrganizationDeleted = (deps: Deps): Consumer =>
  onEvent(
    events.organizationDeleted,
    'delete-applications-when-organization-deleted',
    async ({ subject, data }) => {
      await remember(deps, subject);
      const theirs = deps.applications
        .find(
          { organizationId: subject, ownerId: data.ownerId, ...alive },
          { ownerId: 1, sequence: 1, unchecked: 1 },
        )
        .lean<ApplicationRecord[]>();
      for (const application of await theirs) await removeWithOrganization(deps, application);
    },
  );

const remember = ({ deletedOrganizations, now }: Deps, _id: string) =>
  deletedOrganizations.updateOne({ _id }, { $setOnInsert: { deletedAt: now() } }, { upsert: true });
