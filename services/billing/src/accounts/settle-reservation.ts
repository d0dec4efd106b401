import type { Deps } from '../deps.ts';
import { ensureAccount } from './ensure-account.ts';
import { unusedPayment } from './unused-payment.ts';

/**
 * Uses up what was reserved for an application, since it was stored. Converges however often and late
 * it runs. An application whose reservation is gone is charged all the same, if need be to a credit yet
 * to be bought; one that was withdrawn is never charged.
 */
export async function settleReservation(
  { accounts, now }: Pick<Deps, 'accounts' | 'now'>,
  ownerId: string,
  applicationId: string,
): Promise<void> {
  const { matchedCount } = await accounts.updateOne(
    { _id: ownerId, 'reservations.id': applicationId },
    { $set: { 'reservations.$.state': 'settled' } },
  );
  if (matchedCount === 1) return;
  await ensureAccount(accounts, ownerId);
  const hasFree = { $gt: ['$freeLeft', 0] };
  await accounts.updateOne(
    {
      _id: ownerId,
      'reservations.id': { $ne: applicationId },
      withdrawnApplications: { $ne: applicationId },
    },
    [
      {
        $set: {
          freeLeft: { $cond: [hasFree, { $subtract: ['$freeLeft', 1] }, '$freeLeft'] },
          credits: { $cond: [hasFree, '$credits', { $subtract: ['$credits', 1] }] },
          reservations: {
            $concatArrays: [
              '$reservations',
              [
                {
                  id: { $literal: applicationId },
                  kind: { $cond: [hasFree, 'free', 'credit'] },
                  state: 'settled',
                  at: now(),
                  // a credit yet to be bought is of no payment
                  paymentId: {
                    $cond: [
                      { $or: [hasFree, { $lte: ['$credits', 0] }] },
                      '$$REMOVE',
                      unusedPayment,
                    ],
                  },
                },
              ],
            ],
          },
        },
      },
    ],
    { updatePipeline: true },
  );
}
