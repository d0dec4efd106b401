import type { AccountRecord } from '../accounts/account-model.ts';
import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';
import { settlePayment } from './settle-payment.ts';

/** Most abandoned payment pages leave an open payment, so older payments are not looked up again. */
const recentMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Settles the user's recent open payments, whose return from the bank may have been interrupted and whose webhook may be
 * lost. Their ids come from the account, because payments are sharded by id.
 */
export async function settleRecentPayments(deps: Deps, ownerId: string): Promise<void> {
  const account = await deps.accounts
    .findById(ownerId, { recentPayments: 1 })
    .lean<Pick<AccountRecord, 'recentPayments'>>();
  const ids = account?.recentPayments ?? [];
  if (ids.length === 0) return;
  const open = await deps.payments
    .find({
      _id: { $in: ids },
      ownerId,
      status: 'open',
      createdAt: { $gt: new Date(deps.now().getTime() - recentMs) },
    })
    .lean<PaymentRecord[]>();
  if (open.length === 0) return;
  await deps.paymentLimit.take(ownerId);
  await Promise.all(open.map((payment) => settlePayment(deps, payment)));
}
