import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/** Stops sharing the documents of a deleted organization. They stay in the owner's library. */
export const unshareDocumentsWhenOrganizationDeleted = ({
  documents,
}: Pick<Deps, 'documents'>): Consumer =>
  onEvent(
    events.organizationDeleted,
    'unshare-documents-when-organization-deleted',
    async ({ subject: organizationId, data: { ownerId } }) => {
      await documents.updateMany({ ownerId, organizationId }, { $unset: { organizationId: 1 } });
    },
  );
