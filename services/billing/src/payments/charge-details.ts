import type { ProviderPayment } from '../providers/payment-provider.ts';
import type { Evaluation } from './evaluate-payment.ts';
import type { PaymentRecord } from './payment-model.ts';

/** Returns the details of a charge for receipts; empty for a payment that does not grant a credit. */
export function chargeDetails(
  { paidAt, cardLast4, amountRefunded }: ProviderPayment,
  { outcome }: Evaluation,
): Pick<PaymentRecord, 'paidAt' | 'cardLast4' | 'amountRefunded'> {
  if (outcome !== 'paid' && outcome !== 'reversed') return {};
  return { ...(paidAt && { paidAt }), ...(cardLast4 && { cardLast4 }), amountRefunded };
}
