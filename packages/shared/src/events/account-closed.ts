import { z } from 'zod';
import { defineEvent } from './event.ts';

export const accountClosed = defineEvent({
  type: 'account.closed',
  source: '/auth',
  data: z.object({ userId: z.string() }),
  summary:
    'An account was closed and will be deleted unless the user keeps it; its review links and invitations end.',
  consumers: [
    'applications.delete-review-links-when-account-closed',
    'organizations.revoke-invitations-when-account-closed',
  ],
});
