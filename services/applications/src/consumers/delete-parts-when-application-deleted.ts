import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { deleteParts } from '../applications/delete-parts.ts';

export const deletePartsWhenApplicationDeleted = (deps: Deps): Consumer =>
  onEvent(
    events.applicationDeleted,
    'delete-parts-when-application-deleted',
    ({ subject: applicationId, data }) =>
      deleteParts(deps, { ownerId: data.ownerId, applicationId }),
  );
