import { price, type Entitlement } from '@grantwright/shared/contract';
import type { Identity } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
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
  const account = await deps.accounts
    .findById(user.id, { freeLeft: 1, credits: 1 })
    .lean<Pick<AccountRecord, 'freeLeft' | 'credits'>>();
  const { freeLeft, credits } = account ?? newAccount;
  return { superUser: user.superUser, freeLeft, credits: Math.max(0, credits), price };
}
