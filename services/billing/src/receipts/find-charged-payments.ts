import type { AccountRecord } from '../accounts/account-model.ts';
import type { WithdrawnPayment } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';

type PaymentIds = Partial<Pick<AccountRecord, 'creditedPayments' | 'withdrawnPayments'>>;

/**
 * Returns the ids of the charged payments, with the reason if the credit was revoked. They come from the account,
 * because payments are sharded by id and a query by owner alone would go to every shard.
 */
export async function findChargedPayments(
  { accounts }: Pick<Deps, 'accounts'>,
  ownerId: string,
): Promise<Map<string, WithdrawnPayment['reason'] | undefined>> {
  const account = await accounts
    .findById(ownerId, { creditedPayments: 1, withdrawnPayments: 1 })
    .lean<PaymentIds>();
  const { creditedPayments = [], withdrawnPayments = [] } = account ?? {};
  return new Map([
    ...creditedPayments.map((id) => [id, undefined] as const),
    ...withdrawnPayments.map(({ id, reason }) => [id, reason] as const),
  ]);
}
