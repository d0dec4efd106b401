import { price, type Entitlement } from '@grantwright/shared/contract';
import type { Identity } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { settleRecentPayments } from '../payments/settle-recent-payments.ts';
import type { AccountRecord } from './account-model.ts';
import { newAccount } from './account.ts';
import { resolveAbandonedReservations } from './resolve-abandoned-reservations.ts';

/** Returns the cost of this user's next application. */
export async function getEntitlement(
  deps: Deps,
  { user, token }: { user: Identity; token: string },
): Promise<Entitlement> {
  // reservations that cannot be resolved now are resolved on the next request
  await resolveAbandonedReservations(deps, user.id, token).catch(() => 0);
  const left = await countEntitlementsLeft(deps, user.id);
  if (user.superUser || left.freeLeft > 0 || left.credits > 0)
    return { superUser: user.superUser, ...left, price };
  // a payment that cannot be settled now is settled on the next request
  await settleRecentPayments(deps, user.id).catch(() => undefined);
  return { superUser: false, ...(await countEntitlementsLeft(deps, user.id)), price };
}

async function countEntitlementsLeft(
  { accounts }: Pick<Deps, 'accounts'>,
  ownerId: string,
): Promise<Pick<Entitlement, 'freeLeft' | 'credits'>> {
  const account = await accounts
    .findById(ownerId, { freeLeft: 1, credits: 1 })
    .lean<Pick<AccountRecord, 'freeLeft' | 'credits'>>();
  const { freeLeft, credits } = account ?? newAccount;
  return { freeLeft, credits: Math.max(0, credits) };
}
