import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Handles a webhook about a payment, a refund or a dispute. Only its signature and the intent's id are trusted; the
 * payment itself is fetched from the provider. A webhook that arrives twice therefore has no further effect, and one
 * that arrives before the response to the new intent is still handled.
 */
export async function handleWebhook(
  deps: Deps,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const providerId = deps.provider.verifyWebhook(body, signature);
  if (providerId === undefined) return;
  const reported = await deps.provider.findIntent(providerId);
  if (!reported) return;
  const payment = await deps.payments.findById(reported.paymentId).lean<PaymentRecord>();
  if (payment) await settlePayment(deps, payment, providerId);
}
