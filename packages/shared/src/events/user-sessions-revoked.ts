import { z } from 'zod';
import { defineEvent } from './event.ts';

export const userSessionsRevoked = defineEvent({
  type: 'user.sessions_revoked',
  source: '/auth',
  data: z.object({ userId: z.string(), sessionIds: z.array(z.string()) }),
  summary:
    'Sessions ended by a logout, a change of password or the limit of sessions per user; gateways must no longer accept them.',
  consumers: ['gateway.refuse-revoked-sessions'],
  broadcast: true,
});
