import { events } from '@grantwright/shared/events';
import { notDeleted, onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { ApplicationRecord } from '../applications/application-model.ts';
import { deleteOrRollBack } from '../applications/delete-or-roll-back.ts';
import type { Deps } from '../deps.ts';

/**
 * Stores the id of the deleted organization first. A request that is creating an application for it at the same time
 * then rolls back the creation. Deletes the organization's saved answers too.
 */
export const deleteApplicationsWhenOrganizationDeleted = (deps: Deps): Consumer =>
  onEvent(
    events.organizationDeleted,
    'delete-applications-when-organization-deleted',
    async ({ subject, data }) => {
      await storeDeletion(deps, subject);
      const applications = deps.applications
        .find(
          { organizationId: subject, ownerId: data.ownerId, ...notDeleted },
          { ownerId: 1, creatorId: 1, sequence: 1, unchecked: 1 },
        )
        .lean<ApplicationRecord[]>();
      for (const application of await applications) await deleteOrRollBack(deps, application);
      await deps.answers.deleteMany({ ownerId: data.ownerId, organizationId: subject });
    },
  );

const storeDeletion = ({ deletedOrganizations, now }: Deps, _id: string) =>
  deletedOrganizations.updateOne({ _id }, { $setOnInsert: { deletedAt: now() } }, { upsert: true });
