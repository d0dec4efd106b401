import { price } from '@grantwright/shared/contract';
import { events, makeEvent } from '@grantwright/shared/events';
import { appendEvent } from '@grantwright/shared/messaging';
import { currentContext } from '@grantwright/shared/service';
import type { AccountRecord, WithdrawnPayment } from '../accounts/account-model.ts';
import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';

/**
 * Withdraws the credit of a payment whose money went back, once, and announces it in the same write. A credit
 * that an application has used stays used: the account is flagged, and owes nothing.
 * @returns whether there was a credit to withdraw
 */
export async function withdrawCredit(
  { accounts, relay, newId, now, reportForReview }: Deps,
  { _id: paymentId, ownerId, providerId, ...payment }: PaymentRecord & { providerId: string },
  reason: WithdrawnPayment['reason'],
): Promise<boolean> {
  const id = { $literal: paymentId };
  const at = now();
  const { amount = price.amount, currency = price.currency } = payment;
  const reversed = makeEvent(
    events.paymentReversed,
    paymentId,
    { ownerId, amount, currency, reason },
    { id: newId(), time: at, traceparent: currentContext()?.traceparent },
  );
  const isUsed = { $or: [{ $in: [id, '$reservations.paymentId'] }, { $lte: ['$credits', 0] }] };
  const updated = await accounts
    .findOneAndUpdate(
      { _id: ownerId, creditedPayments: paymentId },
      [
        {
          $set: {
            credits: { $cond: [isUsed, '$credits', { $subtract: ['$credits', 1] }] },
            creditedPayments: {
              $filter: { input: '$creditedPayments', cond: { $ne: ['$$this', id] } },
            },
            withdrawnPayments: {
              $concatArrays: [
                { $ifNull: ['$withdrawnPayments', []] },
                [{ id, reason: { $literal: reason }, isUsed, at }],
              ],
            },
          },
        },
        appendEvent(reversed),
      ],
      { returnDocument: 'after', updatePipeline: true },
    )
    .lean<AccountRecord>();
  if (!updated) return false;
  relay.announce(accounts, updated);
  const withdrawn = updated.withdrawnPayments?.find((each) => each.id === paymentId);
  if (withdrawn?.isUsed) reportForReview({ paymentId, providerId, ownerId, reason: 'used' });
  return true;
}
