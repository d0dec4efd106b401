import { z } from 'zod';
import { call } from './call.ts';
import { price } from './constants.ts';
import { id } from './fields.ts';

export const entitlementSchema = z.object({
  superUser: z.boolean(),
  freeLeft: z.int(),
  credits: z.int(),
  price: z.object({ amount: z.literal(price.amount), currency: z.literal(price.currency) }),
});
/** What the next application will cost: nothing for a super user, a free one, a paid credit, or the price (in cents). */
export type Entitlement = z.infer<typeof entitlementSchema>;

export const paymentIntentSchema = z.object({
  id,
  clientSecret: z.string(),
  /** The key the browser gives to the card provider's script; absent for the sandbox. */
  publishableKey: z.string().optional(),
  provider: z.enum(['stripe', 'sandbox']),
});

export const paymentSchema = z.object({
  id,
  status: z.enum(['open', 'succeeded', 'failed']),
  /** The provider's own words when it declined. */
  message: z.string().optional(),
});

const billing = { service: 'billing', access: 'user' } as const;

export const billingCalls = {
  getEntitlement: call({
    ...billing,
    method: 'GET',
    path: '/api/entitlement',
    status: 200,
    response: entitlementSchema,
    summary: 'What the next application will cost.',
  }),
  createPaymentIntent: call({
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
    summary: 'Begins a payment for one more application. Amount and currency are the server’s.',
  }),
  settlePayment: call({
    ...billing,
    method: 'POST',
    path: '/api/payments/:id/settle',
    status: 200,
    response: paymentSchema,
    summary: 'Asks the card provider how a payment stands, and gives its credit once.',
  }),
  paySandbox: call({
    ...billing,
    method: 'POST',
    path: '/api/payments/:id/sandbox-card',
    status: 200,
    body: z.object({ cardNumber: z.string().max(30) }),
    response: paymentSchema,
    summary: 'Sandbox only: pays with one of the test card numbers.',
  }),
  stripeWebhook: call({
    ...billing,
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    status: 204,
    upload: 'raw',
    summary: 'The card provider says that something happened; the truth is then fetched from it.',
  }),
};
