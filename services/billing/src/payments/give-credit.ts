import { price } from '@grantwright/shared/contract';
import { events, makeEvent } from '@grantwright/shared/events';
import { appendEvent } from '@grantwright/shared/messaging';
import { currentContext } from '@grantwright/shared/service';
import { ensureAccount } from '../accounts/ensure-account.ts';
import type { AccountRecord } from '../accounts/account-model.ts';
import type { Deps } from '../deps.ts';

/** Gives the credit of a payment, once however often it is asked for, and says so in the same write. */
export async function giveCredit(
  { accounts, relay, newId, now }: Deps,
  ownerId: string,
  paymentId: string,
): Promise<void> {
  await ensureAccount(accounts, ownerId);
  const succeeded = makeEvent(
    events.paymentSucceeded,
    paymentId,
    { ownerId, ...price },
    { id: newId(), time: now(), traceparent: currentContext()?.traceparent },
  );
  const updated = await accounts
    .findOneAndUpdate(
      { _id: ownerId, creditedPayments: { $ne: paymentId } },
      [
        {
          $set: {
            credits: { $add: ['$credits', 1] },
            creditedPayments: {
              $concatArrays: ['$creditedPayments', [{ $literal: paymentId }]],
            },
          },
        },
        appendEvent(succeeded),
      ],
      { returnDocument: 'after', updatePipeline: true },
    )
    .lean<AccountRecord>();
  if (updated) relay.announce(accounts, updated);
}
