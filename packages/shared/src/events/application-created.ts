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
  summary: 'An application was stored, which uses the entitlement reserved under its ID.',
  consumers: ['billing.settle-reservation-when-application-created'],
});
