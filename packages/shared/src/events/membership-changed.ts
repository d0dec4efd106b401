import { z } from 'zod';
import { defineEvent } from './event.ts';

export const membershipChanged = defineEvent({
  type: 'membership.changed',
  source: '/organizations',
  data: z.object({
    ownerId: z.string(),
    memberId: z.string(),
    /** `none` after a removal. `owner` only means that the organization has a team. */
    role: z.enum(['owner', 'editor', 'viewer', 'none']),
  }),
  summary:
    'A user’s role in an organization (the subject) changed; the event with the highest `sequence` applies.',
  consumers: [
    'ai.store-membership-when-membership-changed',
    'applications.store-membership-when-membership-changed',
    'documents.store-membership-when-membership-changed',
    'organizations.store-membership-when-membership-changed',
  ],
});
