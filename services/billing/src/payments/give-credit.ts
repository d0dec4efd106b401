import { price } from '@grantwright/shared/contract';
import { events, makeEvent } from '@grantwright/shared/events';
import { appendEvent } from '@grantwright/shared/messaging';
import { currentContext } from '@grantwright/shared/service';
import type { AccountRecord } from '../accounts/account-model.ts';
import { ensureAccount } from '../accounts/ensure-account.ts';
import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';

/**
 * Gives the credit of a payment, once however often it is asked for, and announces it in the same write.
 * After a dispute that was won it gives it back; one that an application had used meanwhile is only unflagged.
 * @returns whether the payment had no credit before
 */
export async function giveCredit(
  { accounts, relay, newId, now }: Deps,
  { _id: paymentId, ownerId, ...payment }: PaymentRecord,
): Promise<boolean> {
  await ensureAccount(accounts, ownerId);
  const { amount = price.amount, currency = price.currency } = payment;
  const succeeded = makeEvent(
    events.paymentSucceeded,
    paymentId,
    { ownerId, amount, currency },
    { id: newId(), time: now(), traceparent: currentContext()?.traceparent },
  );
  const id = { $literal: paymentId };
  const withdrawn = { $ifNull: ['$withdrawnPayments', []] };
  const usedBefore = {
    $filter: { input: withdrawn, cond: { $and: ['$$this.isUsed', { $eq: ['$$this.id', id] }] } },
  };
  const updated = await accounts
    .findOneAndUpdate(
      { _id: ownerId, creditedPayments: { $ne: paymentId } },
      [
        {
          $set: {
            credits: { $cond: [{ $eq: [usedBefore, []] }, { $add: ['$credits', 1] }, '$credits'] },
            creditedPayments: { $concatArrays: ['$creditedPayments', [id]] },
            withdrawnPayments: { $filter: { input: withdrawn, cond: { $ne: ['$$this.id', id] } } },
          },
        },
        appendEvent(succeeded),
      ],
      { returnDocument: 'after', updatePipeline: true },
    )
    .lean<AccountRecord>();
  if (updated) relay.announce(accounts, updated);
  return updated !== null;
}
