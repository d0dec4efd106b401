import { events } from '@grantwright/shared/events';
import { when, type Rule } from '@grantwright/shared/messaging';
import type { SessionCache } from '../identity/session-cache.ts';

/** Every gateway forgets a session as soon as it is revoked. */
export const refuseRevokedSessions = (sessions: SessionCache): Rule =>
  when(
    events.userSessionsRevoked,
    'refuse-revoked-sessions',
    async ({ data }) => sessions.revoke(data.sessionIds),
    { broadcast: true },
  );
