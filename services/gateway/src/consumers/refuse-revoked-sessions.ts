import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { SessionCache } from '../identity/session-cache.ts';

/**
 * Every gateway forgets a session as soon as it is revoked. While it cannot hear of that, it remembers
 * none: each request asks whether its session is still good.
 */
export const refuseRevokedSessions = (sessions: SessionCache): Consumer =>
  onEvent(
    events.userSessionsRevoked,
    'refuse-revoked-sessions',
    async ({ data }) => sessions.revoke(data.sessionIds),
    { onConnectionChange: (isHearing) => sessions.remember(isHearing) },
  );
