import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

export const deleteVersionsWhenApplicationDeleted = ({ versions }: Deps): Consumer =>
  onEvent(
    events.applicationDeleted,
    'delete-versions-when-application-deleted',
    async ({ subject: applicationId, data }) => {
      await versions.deleteMany({ ownerId: data.ownerId, applicationId });
    },
  );
