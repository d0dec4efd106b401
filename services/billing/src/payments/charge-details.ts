import type { ProviderPayment } from '../providers/payment-provider.ts';
import type { Evaluation } from './evaluate-payment.ts';
import type { PaymentRecord } from './payment-model.ts';

/** What receipts show about a charge; nothing about a payment that grants no credit. */
export function chargeDetails(
  { paidAt, cardLast4, amountRefunded }: ProviderPayment,
  { outcome }: Evaluation,
): Pick<PaymentRecord, 'paidAt' | 'cardLast4' | 'amountRefunded'> {
  if (outcome !== 'paid' && outcome !== 'reversed') return {};
  return { ...(paidAt && { paidAt }), ...(cardLast4 && { cardLast4 }), amountRefunded };
}
