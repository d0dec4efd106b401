import { price, type Receipt } from '@grantwright/shared/contract';
import type { Page } from '@grantwright/shared/service';
import { pageAfter } from '@grantwright/shared/storage';
import type { AccountRecord } from '../accounts/account-model.ts';
import type { Deps } from '../deps.ts';

type PaymentIds = Partial<Pick<AccountRecord, 'creditedPayments' | 'withdrawnPayments'>>;

/**
 * Lists the payments that were charged, newest first. Their ids come from the account: payments are sharded by id, so
 * a query by owner alone would go to every shard.
 */
export async function listPayments(
  { accounts, payments }: Pick<Deps, 'accounts' | 'payments'>,
  ownerId: string,
  cursor?: string,
): Promise<Page<Receipt>> {
  const account = await accounts
    .findById(ownerId, { creditedPayments: 1, withdrawnPayments: 1 })
    .lean<PaymentIds>();
  const { creditedPayments = [], withdrawnPayments = [] } = account ?? {};
  const withdrawn = new Map(withdrawnPayments.map(({ id, reason }) => [id, reason]));
  const page = await pageAfter(payments, {
    filter: { ownerId, _id: { $in: [...creditedPayments, ...withdrawn.keys()] } },
    projection: { amount: 1, currency: 1, createdAt: 1 },
    sort: { createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map(({ _id: id, createdAt, amount, currency }) => ({
    id,
    createdAt: createdAt.toISOString(),
    amount: amount ?? price.amount,
    currency: currency ?? price.currency,
    status: withdrawn.get(id) ?? 'paid',
  }));
}
