import type { Account } from './account.ts';
import { changed, unchanged, type Command, type Decision } from './decision.ts';

/**
 * Withdraws the credit of a payment that was refunded or disputed. A credit already used for an application is not
 * withdrawn: the payment is flagged, and the user owes nothing.
 */
export function withdrawRefundedCredit(
  account: Account,
  { payment, reason, at }: Extract<Command, { type: 'reverse-payment' }>,
): Decision {
  const { credits, creditedPayments, reservations } = account;
  if (!creditedPayments.includes(payment.id)) return unchanged(account);
  const isUsed = credits <= 0 || reservations.some(({ paymentId }) => paymentId === payment.id);
  return changed(
    {
      ...account,
      credits: isUsed ? credits : credits - 1,
      creditedPayments: creditedPayments.filter((id) => id !== payment.id),
      withdrawnPayments: [...account.withdrawnPayments, { id: payment.id, reason, isUsed, at }],
    },
    { type: 'payment-reversed', payment, reason },
  );
}
