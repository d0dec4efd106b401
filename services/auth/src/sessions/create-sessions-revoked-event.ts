import { events } from '@grantwright/shared/events';
import { createOutboxEvent, type EventStamp } from '@grantwright/shared/messaging';

export const createSessionsRevokedEvent = (
  deps: EventStamp,
  userId: string,
  sessionIds: string[],
) => createOutboxEvent(deps, events.userSessionsRevoked, userId, { userId, sessionIds });
