import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { DeletedUsers } from '@grantwright/shared/service';

export const deleteDocumentsWhenAccountDeleted = (deletedUsers: DeletedUsers): Consumer =>
  onEvent(events.accountDeleted, 'delete-documents-when-account-deleted', ({ data }) =>
    deletedUsers.delete(data.userId),
  );
