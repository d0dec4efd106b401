import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';

/** The event types of a payment, each with the type of its object. */
const kinds = {
  'payment_intent.succeeded': 'payment_intent',
  'payment_intent.payment_failed': 'payment_intent',
  'charge.succeeded': 'charge',
  'charge.refunded': 'charge',
  'refund.created': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.closed': 'dispute',
  'invoice.paid': 'invoice',
} as const;
export type EventType = keyof typeof kinds;
export const eventTypes = (Object.keys(kinds) as EventType[]).filter(
  (type) => type !== 'invoice.paid',
);

type SigningOptions = { secret: string; timestamp?: number; type?: EventType };

/** Creates an event about an intent, signed by Stripe's test helper. */
export function signedEvent(
  intentId: string,
  { secret, timestamp, type = 'payment_intent.succeeded' }: SigningOptions,
) {
  const object = kinds[type];
  const eventObject =
    object === 'payment_intent'
      ? { id: intentId, object, status: 'succeeded' }
      : { id: `x_${randomUUID()}`, object, payment_intent: intentId };
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: { object: eventObject },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  };
}
