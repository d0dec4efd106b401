import { z } from 'zod';
import { defineEvent } from './event.ts';

export const paymentSucceeded = defineEvent({
  type: 'payment.succeeded',
  source: '/billing',
  data: z.object({
    ownerId: z.string(),
    amount: z.int(),
    currency: z.string(),
    paidAt: z.iso.datetime().optional(),
    seller: z.string(),
    cardLast4: z.string().optional(),
  }),
  summary:
    'A payment succeeded and its credit was granted. The amount is in cents; the seller and the last four digits of the card appear on the receipt.',
  consumers: ['auth.send-receipt-when-payment-succeeded'],
});
