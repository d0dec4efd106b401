import { z } from 'zod';
import { defineEvent } from './event.ts';

export const applicationCreated = defineEvent({
  type: 'application.created',
  source: '/applications',
  data: z.object({
    ownerId: z.string(),
    /** The user whose entitlement it uses, if not the owner. */
    payerId: z.string().optional(),
  }),
  summary: 'An application was stored, so the entitlement reserved under its id is used.',
  consumers: ['billing.settle-reservation-when-application-created'],
});
