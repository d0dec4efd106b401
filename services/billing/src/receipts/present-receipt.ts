import { formatReceiptNumber, type Receipt } from '@grantwright/shared/contract';
import type { WithdrawnPayment } from '../accounts/account.ts';
import type { PaymentRecord } from '../payments/payment-model.ts';

type ReceiptPayment = Pick<
  PaymentRecord,
  '_id' | 'createdAt' | 'paidAt' | 'amount' | 'currency' | 'amountRefunded'
>;

/** @param reversal why the credit of the payment was revoked, if it was */
export function presentReceipt(
  payment: ReceiptPayment,
  reversal: WithdrawnPayment['reason'] | undefined,
): Receipt {
  const { _id: id, createdAt, paidAt = createdAt, amount, currency } = payment;
  // the credit is revoked before the amount is stored
  const amountRefunded = Math.max(
    payment.amountRefunded ?? 0,
    reversal === 'refunded' ? amount : 0,
  );
  return {
    id,
    number: formatReceiptNumber(id),
    paidAt: paidAt.toISOString(),
    createdAt: paidAt.toISOString(),
    amount,
    currency,
    status: reversal ?? 'paid',
    ...(amountRefunded > 0 && { amountRefunded }),
  };
}
