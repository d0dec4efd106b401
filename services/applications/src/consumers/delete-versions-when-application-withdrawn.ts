import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

export const deleteVersionsWhenApplicationWithdrawn = ({ versions }: Deps): Consumer =>
  onEvent(
    events.applicationWithdrawn,
    'delete-versions-when-application-withdrawn',
    async ({ subject: applicationId, data }) => {
      await versions.deleteMany({ ownerId: data.ownerId, applicationId });
    },
  );
