import type { Deps } from '../deps.ts';

/** Gives back what was reserved for an application that was not stored; a settled one stays taken. */
export async function releaseEntitlement(
  { accounts }: Pick<Deps, 'accounts'>,
  ownerId: string,
  applicationId: string,
): Promise<boolean> {
  const id = { $literal: applicationId };
  const released = {
    $first: { $filter: { input: '$reservations', cond: { $eq: ['$$this.id', id] } } },
  };
  const plusOneFor = (field: string, kind: string) => ({
    $add: [field, { $cond: [{ $eq: ['$$released.kind', kind] }, 1, 0] }],
  });
  const returned = (field: string, kind: string) => ({
    $let: { vars: { released }, in: plusOneFor(field, kind) },
  });
  const { modifiedCount } = await accounts.updateOne(
    { _id: ownerId, reservations: { $elemMatch: { id: applicationId, state: 'held' } } },
    [
      {
        $set: {
          freeLeft: returned('$freeLeft', 'free'),
          credits: returned('$credits', 'credit'),
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
