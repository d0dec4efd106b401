import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Handles a message of the provider about a payment, a refund or a dispute. Only the signature and the id are
 * believed; how the payment is, the provider is asked. Works also when the message comes before the
 * provider's response to the new intent was stored.
 */
export async function handleWebhook(
  deps: Deps,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const providerId = deps.provider.intentOfWebhook(body, signature);
  if (providerId === undefined) return;
  const truth = await deps.provider.findIntent(providerId);
  if (!truth) return;
  const payment = await deps.payments.findById(truth.paymentId).lean<PaymentRecord>();
  if (payment) await settlePayment(deps, payment, providerId);
}
