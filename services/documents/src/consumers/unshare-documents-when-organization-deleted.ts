import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/** The documents stay in the library of the organization's owner. */
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
