import { events } from '@grantwright/shared/events';
import { newEvent, type EventSource } from '@grantwright/shared/messaging';

export const sessionsRevokedEvent = (deps: EventSource, userId: string, sessionIds: string[]) =>
  newEvent(deps, events.userSessionsRevoked, userId, { userId, sessionIds });
