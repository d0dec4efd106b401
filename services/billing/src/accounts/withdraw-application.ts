import type { Deps } from '../deps.ts';
import { ensureAccount } from './ensure-account.ts';
import { returnEntitlement } from './return-entitlement.ts';

/**
 * Returns the entitlement of an application that was withdrawn during its creation, held or settled,
 * and remembers its id, so that `application.created` charges nothing when it comes later. Converges
 * however often it runs and in whatever order with the other changes of the account.
 */
export async function withdrawApplication(
  { accounts }: Pick<Deps, 'accounts'>,
  ownerId: string,
  applicationId: string,
): Promise<void> {
  await ensureAccount(accounts, ownerId);
  await accounts.updateOne(
    { _id: ownerId, withdrawnApplications: { $ne: applicationId } },
    [
      {
        $set: {
          ...returnEntitlement(applicationId),
          withdrawnApplications: {
            $concatArrays: [
              { $ifNull: ['$withdrawnApplications', []] },
              [{ $literal: applicationId }],
            ],
          },
        },
      },
    ],
    { updatePipeline: true },
  );
}
