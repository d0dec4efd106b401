import type { Receipt } from '@grantwright/shared/contract';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { findChargedPayments } from '../receipts/find-charged-payments.ts';
import { presentReceipt } from '../receipts/present-receipt.ts';

/** Lists the payments that were charged, newest first. */
export async function listPayments(
  { accounts, payments }: Pick<Deps, 'accounts' | 'payments'>,
  ownerId: string,
  cursor?: string,
): Promise<Page<Receipt>> {
  const charged = await findChargedPayments({ accounts }, ownerId);
  const page = await listPageAfter(payments, {
    filter: { ownerId, _id: { $in: [...charged.keys()] } },
    projection: { amount: 1, currency: 1, createdAt: 1, paidAt: 1, amountRefunded: 1 },
    sort: { createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map((payment) => presentReceipt(payment, charged.get(payment._id)));
}
