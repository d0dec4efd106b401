import type { Account } from './account.ts';
import { decideChange, decideNoChange, type Command, type Decision } from './decision.ts';

/**
 * Revokes the credit of a payment that was refunded or disputed. A credit already used for an application is not
 * revoked: the payment is flagged, and the user owes nothing. A disputed payment that is then refunded, or the other
 * way around, only gets the new reason, which its receipt shows. A payment reversed before its credit was granted is only
 * listed: it was charged, and has a receipt.
 */
export function revokeRefundedCredit(
  account: Account,
  { payment, reason, at }: Extract<Command, { type: 'reverse-payment' }>,
): Decision {
  const { credits, creditedPayments, reservations, withdrawnPayments } = account;
  const withdrawn = withdrawnPayments.find(({ id }) => id === payment.id);
  if (withdrawn?.reason === reason) return decideNoChange(account);
  if (withdrawn)
    return decideChange({
      ...account,
      withdrawnPayments: withdrawnPayments.map((reversed) =>
        reversed === withdrawn ? { ...reversed, reason } : reversed,
      ),
    });
  if (!creditedPayments.includes(payment.id))
    return decideChange({
      ...account,
      withdrawnPayments: [...withdrawnPayments, { id: payment.id, reason, isUsed: false, at }],
    });
  const isUsed = credits <= 0 || reservations.some(({ paymentId }) => paymentId === payment.id);
  return decideChange(
    {
      ...account,
      credits: isUsed ? credits : credits - 1,
      creditedPayments: creditedPayments.filter((id) => id !== payment.id),
      withdrawnPayments: [...withdrawnPayments, { id: payment.id, reason, isUsed, at }],
    },
    { type: 'payment-reversed', payment, reason },
  );
}
