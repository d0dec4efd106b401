import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * The provider says that something happened. Only the signature and the id are believed; how the
 * payment stands is asked. Works also when it comes before the intent's own answer was stored.
 */
export async function hearWebhook(
  deps: Deps,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const providerId = deps.provider.intentOfWebhook(body, signature);
  if (providerId === undefined) return;
  const truth = await deps.provider.findIntent(providerId);
  if (!truth) return;
  const payment = await deps.payments.findById(truth.paymentId).lean<PaymentRecord>();
  if (payment) await settlePayment(deps, { ...payment, providerId });
}
