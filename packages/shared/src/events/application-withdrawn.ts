import { z } from 'zod';
import { defineEvent } from './event.ts';

/** No `application.deleted` follows: for its owner, the application never existed. */
export const applicationWithdrawn = defineEvent({
  type: 'application.withdrawn',
  source: '/applications',
  data: z.object({
    ownerId: z.string(),
    /** The user whose entitlement it uses, if not the owner. */
    payerId: z.string().optional(),
  }),
  summary:
    'The creation of an application was rolled back; its entitlement is returned, even if it was already used.',
  consumers: [
    'applications.delete-parts-when-application-withdrawn',
    'billing.return-entitlement-when-application-withdrawn',
  ],
});
