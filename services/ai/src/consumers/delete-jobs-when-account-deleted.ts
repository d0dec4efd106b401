import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { DeletedUsers } from '@grantwright/shared/service';

export const deleteJobsWhenAccountDeleted = (deletedUsers: DeletedUsers): Consumer =>
  onEvent(events.accountDeleted, 'delete-jobs-when-account-deleted', ({ data }) =>
    deletedUsers.delete(data.userId),
  );
