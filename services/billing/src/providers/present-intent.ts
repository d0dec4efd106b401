import type Stripe from 'stripe';
import type { ProviderPayment } from './payment-provider.ts';

/** An inquiry of a bank, which moves no money; and a dispute after which the money came back. */
const harmless = /^(warning_.*|won)$/;

/**
 * An intent of Stripe with its latest charge and the disputes of that, as our port describes a payment;
 * undefined for an intent that is not ours.
 */
export function presentIntent(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  disputes: Pick<Stripe.Dispute, 'status'>[],
): ProviderPayment | undefined {
  const { paymentId, ownerId } = intent.metadata;
  if (!paymentId) return undefined;
  const message = intent.last_payment_error?.message;
  return {
    paymentId,
    ownerId: ownerId ?? '',
    status: statusOf(intent),
    amountReceived: intent.amount_received,
    currency: intent.currency,
    isLive: intent.livemode,
    amountRefunded: charge?.amount_refunded ?? 0,
    isDisputed: disputes.some(({ status }) => !harmless.test(status)),
    ...(message ? { message } : {}),
  };
}

function statusOf(intent: Stripe.PaymentIntent): ProviderPayment['status'] {
  if (intent.status === 'succeeded') return 'succeeded';
  if (intent.status === 'canceled') return 'failed';
  return intent.last_payment_error && intent.status === 'requires_payment_method'
    ? 'failed'
    : 'open';
}

/** The intent that an event is about, by the kind of what it carries; undefined for anything else. */
export function intentOfEvent({ type, data }: Stripe.Event): string | undefined {
  if (!/^(payment_intent|charge|refund)\./.test(type)) return undefined;
  const { object } = data;
  if ('object' in object && object.object === 'payment_intent') return object.id;
  const intent = 'payment_intent' in object ? object.payment_intent : undefined;
  return typeof intent === 'string' ? intent : idOf(intent);
}

const idOf = (thing: unknown): string | undefined =>
  typeof thing === 'object' && thing !== null && 'id' in thing ? String(thing.id) : undefined;
