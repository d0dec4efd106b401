import { z } from 'zod';
import { defineEvent } from './event.ts';

export const userSessionsRevoked = defineEvent({
  type: 'user.sessions_revoked',
  source: '/auth',
  data: z.object({ userId: z.string(), sessionIds: z.array(z.string()) }),
  summary:
    'Sessions were ended by a sign-out, a password change or the session limit; gateways must refuse them.',
  consumers: ['gateway.refuse-revoked-sessions'],
  broadcast: true,
});
