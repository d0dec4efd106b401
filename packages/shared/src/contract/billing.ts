import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { price } from './constants.ts';
import { cursorQuery, id, instant } from './fields.ts';

export const entitlementSchema = z.object({
  superUser: z.boolean(),
  freeLeft: z.int(),
  credits: z.int(),
  price: z.object({ amount: z.literal(price.amount), currency: z.literal(price.currency) }),
});
/**
 * The cost of the next application: nothing for a super user, a free application, a paid credit, or the price in cents.
 */
export type Entitlement = z.infer<typeof entitlementSchema>;

export const paymentIntentSchema = z.object({
  id,
  clientSecret: z.string(),
  /** The publishable key for Stripe.js; absent for the sandbox. */
  publishableKey: z.string().optional(),
  provider: z.enum(['stripe', 'sandbox']),
});

export const paymentSchema = z.object({
  id,
  status: z.enum(['open', 'succeeded', 'failed']),
  /** The provider's message for a declined payment. */
  message: z.string().optional(),
});

export const receiptSchema = z.object({
  id,
  number: z.string(),
  paidAt: instant,
  /** The same date, for open tabs of the previous release, which display this field. */
  createdAt: instant.optional(),
  /** In cents. */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['paid', 'refunded', 'disputed']),
  /** In cents; absent if nothing was refunded. */
  amountRefunded: z.int().optional(),
});
/** A charged payment for one application. */
export type Receipt = z.infer<typeof receiptSchema>;

/** Formats the number of a payment's receipt: the beginning of its random id, such as `3F9A-21BC-77D0`. */
export const formatReceiptNumber = (paymentId: string): string =>
  paymentId
    .replaceAll('-', '')
    .slice(0, 12)
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$&-');

const billing = { service: 'billing', access: 'user' } as const;

export const billingEndpoints = {
  getEntitlement: endpoint({
    ...billing,
    method: 'GET',
    path: '/api/entitlement',
    status: 200,
    response: entitlementSchema,
    summary: 'Returns the cost of the next application.',
  }),
  createPaymentIntent: endpoint({
    ...billing,
    method: 'POST',
    path: '/api/create-payment-intent',
    status: 201,
    body: z.object({
      amount: z
        .literal(
          price.amount,
          `The price is $${(price.amount / 100).toFixed(2)} (amount ${price.amount}).`,
        )
        .optional(),
    }),
    response: paymentIntentSchema,
    idempotent: true,
    summary: 'Starts a payment for one more application. The server sets amount and currency.',
  }),
  listPayments: endpoint({
    ...billing,
    method: 'GET',
    path: '/api/payments',
    status: 200,
    query: cursorQuery,
    response: z.array(receiptSchema),
    summary:
      'Lists the user’s charged payments, including refunded ones, newest first, up to 200 per page.',
  }),
  downloadReceipt: endpoint({
    ...billing,
    method: 'GET',
    path: '/api/payments/:id/receipt',
    status: 200,
    file: 'application/pdf',
    summary: 'Returns the receipt for a charged payment as a tagged PDF.',
  }),
  settlePayment: endpoint({
    ...billing,
    method: 'POST',
    path: '/api/payments/:id/settle',
    status: 200,
    response: paymentSchema,
    summary: 'Fetches the status of a payment from the provider and grants its credit once.',
  }),
  paySandbox: endpoint({
    ...billing,
    method: 'POST',
    path: '/api/payments/:id/sandbox-card',
    status: 200,
    body: z.object({ cardNumber: z.string().max(30) }),
    response: paymentSchema,
    summary: 'Sandbox only: pays with a test card number.',
  }),
  stripeWebhook: endpoint({
    ...billing,
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    status: 204,
    upload: 'raw',
    summary:
      'Receives the provider’s webhooks; the server then fetches the current state from the provider.',
  }),
};
