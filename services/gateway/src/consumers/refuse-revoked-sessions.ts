import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { SessionCache } from '../sessions/session-cache.ts';

/** While events cannot be received, sessions are not cached, so each request queries auth. */
export const refuseRevokedSessions = (sessions: SessionCache): Consumer =>
  onEvent(
    events.userSessionsRevoked,
    'refuse-revoked-sessions',
    async ({ data }) => sessions.revoke(data.sessionIds),
    { onConnectionChange: (isConnected) => sessions.setEnabled(isConnected) },
  );
