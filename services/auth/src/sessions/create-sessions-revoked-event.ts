import { events } from '@grantwright/shared/events';
import { createOutboxEvent, type EventSource } from '@grantwright/shared/messaging';

export const createSessionsRevokedEvent = (
  deps: EventSource,
  userId: string,
  sessionIds: string[],
) => createOutboxEvent(deps, events.userSessionsRevoked, userId, { userId, sessionIds });
