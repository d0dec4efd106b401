import { z } from 'zod';
import { defineEvent } from './event.ts';

export const paymentReversed = defineEvent({
  type: 'payment.reversed',
  source: '/billing',
  data: z.object({
    ownerId: z.string(),
    amount: z.int(),
    currency: z.string(),
    reason: z.enum(['refunded', 'disputed']),
  }),
  summary:
    'A payment was refunded in full or disputed; its credit was withdrawn, or flagged if already used.',
  consumers: [],
});
