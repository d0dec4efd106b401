import { events } from '@grantwright/shared/events';
import { when, type Rule } from '@grantwright/shared/messaging';
import type { SessionCache } from '../identity/session-cache.ts';

/**
 * Every gateway forgets a session as soon as it is revoked. While it cannot hear of that, it remembers
 * none: each request asks whether its session is still good.
 */
export const refuseRevokedSessions = (sessions: SessionCache): Rule =>
  when(
    events.userSessionsRevoked,
    'refuse-revoked-sessions',
    async ({ data }) => sessions.revoke(data.sessionIds),
    { onHearing: (isHearing) => sessions.remember(isHearing) },
  );
