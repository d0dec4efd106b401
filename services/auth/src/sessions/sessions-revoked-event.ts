import { events, makeEvent } from '@grantwright/shared/events';
import { currentContext } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

export const sessionsRevokedEvent = (
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  userId: string,
  sessionIds: string[],
) =>
  makeEvent(
    events.userSessionsRevoked,
    userId,
    { userId, sessionIds },
    { id: newId(), time: now(), traceparent: currentContext()?.traceparent },
  );
