import { events } from '@grantwright/shared/events';
import { alive, when, type Rule } from '@grantwright/shared/messaging';
import { markDeleted } from '../applications/mark-deleted.ts';
import type { Deps } from '../deps.ts';

/**
 * Deletes an organization's applications with it. The organization is remembered first, so that a
 * creation which asked for it before it was gone withdraws what it stored.
 */
export const deleteApplicationsWhenOrganizationDeleted = (deps: Deps): Rule =>
  when(
    events.organizationDeleted,
    'delete-applications-when-organization-deleted',
    async ({ subject, data }) => {
      await remember(deps, subject);
      const theirs = deps.applications
        .find({ organizationId: subject, ownerId: data.ownerId, ...alive }, { _id: 1, ownerId: 1 })
        .lean<{ _id: string; ownerId: string }[]>();
      for (const { _id, ownerId } of await theirs) await markDeleted(deps, { _id, ownerId });
    },
  );

const remember = ({ deletedOrganizations, now }: Deps, _id: string) =>
  deletedOrganizations.updateOne({ _id }, { $set: { at: now() } }, { upsert: true });
