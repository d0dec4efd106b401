import type { Deps } from '../deps.ts';
import type { AccountRecord } from './account-model.ts';
import { releaseEntitlement } from './release-entitlement.ts';
import { settleReservation } from './settle-reservation.ts';

/** Milliseconds after which a creation that is still going on cannot be: every call has ended by then. */
const abandonedAfter = 2 * 60 * 1000;

/**
 * Looks after reservations whose creation died on the way, when it matters to the person: asks, with
 * their own token, whether the application came; if not, gives the entitlement back. Resolves with
 * how many were given back.
 */
export async function releaseAbandoned(
  deps: Deps,
  ownerId: string,
  token: string,
): Promise<number> {
  const before = new Date(deps.now().getTime() - abandonedAfter);
  const account = await deps.accounts
    .findOne({ _id: ownerId, reservations: { $elemMatch: { state: 'held', at: { $lt: before } } } })
    .lean<AccountRecord>();
  let released = 0;
  for (const { id, state, at } of account?.reservations ?? []) {
    if (state !== 'held' || at >= before) continue;
    if (await deps.applicationExists(id, token)) await settleReservation(deps, ownerId, id);
    else if (await releaseEntitlement(deps, ownerId, id)) released += 1;
  }
  return released;
}
