import type { Deps } from '../deps.ts';
import { returnEntitlement } from './return-entitlement.ts';

/**
 * Returns what was reserved for an application that was not stored; a settled reservation stays. The
 * credit of a payment that was refunded or disputed meanwhile is withdrawn instead.
 *
 * @returns whether there was such a reservation
 */
export async function releaseEntitlement(
  { accounts }: Pick<Deps, 'accounts'>,
  ownerId: string,
  applicationId: string,
): Promise<boolean> {
  const { modifiedCount } = await accounts.updateOne(
    { _id: ownerId, reservations: { $elemMatch: { id: applicationId, state: 'held' } } },
    [{ $set: returnEntitlement(applicationId) }],
    { updatePipeline: true },
  );
  return modifiedCount === 1;
}
