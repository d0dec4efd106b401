import type Stripe from 'stripe';
import type { ProviderPayment } from './payment-provider.ts';

/** An inquiry by the bank does not move money, and once a dispute is won, the money is returned. */
const harmlessDispute = /^(warning_.*|won)$/;

/**
 * Maps a Stripe intent with its latest charge and disputes to our port. Returns undefined if the intent is not ours.
 */
export function toProviderPayment(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  disputes: Pick<Stripe.Dispute, 'status'>[],
): ProviderPayment | undefined {
  const { paymentId, ownerId } = intent.metadata;
  if (!paymentId) return undefined;
  const message = intent.last_payment_error?.message;
  const cardLast4 = charge?.payment_method_details?.card?.last4;
  return {
    paymentId,
    ownerId: ownerId ?? '',
    status: toStatus(intent),
    amountReceived: intent.amount_received,
    currency: intent.currency,
    isLive: intent.livemode,
    amountRefunded: charge?.amount_refunded ?? 0,
    isDisputed: disputes.some(({ status }) => !harmlessDispute.test(status)),
    ...(charge && { paidAt: new Date(charge.created * 1000) }),
    ...(cardLast4 && { cardLast4 }),
    ...(message ? { message } : {}),
  };
}

function toStatus(intent: Stripe.PaymentIntent): ProviderPayment['status'] {
  if (intent.status === 'succeeded') return 'succeeded';
  if (intent.status === 'canceled') return 'failed';
  return intent.last_payment_error && intent.status === 'requires_payment_method'
    ? 'failed'
    : 'open';
}

/** Returns the id of the intent that an event is about; undefined for events about anything else. */
export function findIntentId({ type, data }: Stripe.Event): string | undefined {
  if (!/^(payment_intent|charge|refund)\./.test(type)) return undefined;
  const { object } = data;
  if ('object' in object && object.object === 'payment_intent') return object.id;
  const intent = 'payment_intent' in object ? object.payment_intent : undefined;
  return typeof intent === 'string' ? intent : getId(intent);
}

const getId = (expanded: unknown): string | undefined =>
  typeof expanded === 'object' && expanded !== null && 'id' in expanded
    ? String(expanded.id)
    : undefined;
