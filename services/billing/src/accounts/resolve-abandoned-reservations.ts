import type { Deps } from '../deps.ts';
import type { AccountRecord } from './account-model.ts';
import { changeAccount } from './change-account.ts';

/** Longer than any creation takes: by then, every request has finished. */
const abandonedAfterMs = 2 * 60 * 1000;

/**
 * Resolves reservations whose creation was interrupted. Asks the applications service, with the user's own token,
 * whether the application was stored: if so, the reservation is settled, otherwise released.
 *
 * @returns how many reservations were released
 */
export async function resolveAbandonedReservations(
  deps: Deps,
  ownerId: string,
  token: string,
): Promise<number> {
  const before = new Date(deps.now().getTime() - abandonedAfterMs);
  const account = await deps.accounts
    .findOne({ _id: ownerId, reservations: { $elemMatch: { state: 'held', at: { $lt: before } } } })
    .lean<AccountRecord>();
  let released = 0;
  for (const { id: applicationId, state, at } of account?.reservations ?? []) {
    if (state !== 'held' || at >= before) continue;
    const isStored = await deps.applicationExists(applicationId, token);
    const { outcome } = await changeAccount(
      deps,
      ownerId,
      isStored
        ? { type: 'settle-reservation', applicationId, at: deps.now() }
        : { type: 'release-entitlement', applicationId },
    );
    if (!isStored && outcome === 'changed') released += 1;
  }
  return released;
}
