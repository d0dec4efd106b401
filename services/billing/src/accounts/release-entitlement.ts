import type { Deps } from '../deps.ts';

/**
 * Gives back what was reserved for an application that was not stored; a settled one stays used. The credit of a
 * payment that was refunded or disputed meanwhile is withdrawn instead.
 */
export async function releaseEntitlement(
  { accounts }: Pick<Deps, 'accounts'>,
  ownerId: string,
  applicationId: string,
): Promise<boolean> {
  const id = { $literal: applicationId };
  const released = {
    $first: { $filter: { input: '$reservations', cond: { $eq: ['$$this.id', id] } } },
  };
  const withReleased = (expression: object) => ({ $let: { vars: { released }, in: expression } });
  const withdrawn = { $ifNull: ['$withdrawnPayments', []] };
  const isOfReleased = { $eq: ['$$this.id', '$$released.paymentId'] };
  const isWithdrawn = { $anyElementTrue: [{ $map: { input: withdrawn, in: isOfReleased } }] };
  const oneWhen = (condition: object) => ({ $cond: [condition, 1, 0] });
  const isOfKind = (kind: string) => ({ $eq: ['$$released.kind', kind] });
  const isCreditReturned = { $and: [isOfKind('credit'), { $not: [isWithdrawn] }] };
  const { modifiedCount } = await accounts.updateOne(
    { _id: ownerId, reservations: { $elemMatch: { id: applicationId, state: 'held' } } },
    [
      {
        $set: {
          freeLeft: withReleased({ $add: ['$freeLeft', oneWhen(isOfKind('free'))] }),
          credits: withReleased({ $add: ['$credits', oneWhen(isCreditReturned)] }),
          withdrawnPayments: withReleased({
            $map: {
              input: withdrawn,
              in: {
                $mergeObjects: ['$$this', { $cond: [isOfReleased, { isUsed: false }, {}] }],
              },
            },
          }),
          reservations: {
            $filter: { input: '$reservations', cond: { $ne: ['$$this.id', id] } },
          },
        },
      },
    ],
    { updatePipeline: true },
  );
  return modifiedCount === 1;
}
