import type { Deps } from '../deps.ts';

/** When the oldest mail that waits to be sent was written; undefined if none waits. */
export async function oldestPendingMail({ users }: Pick<Deps, 'users'>): Promise<Date | undefined> {
  const [pending] = await users.aggregate<{ oldest: Date }>([
    { $match: { 'mails.0': { $exists: true } } },
    { $unwind: '$mails' },
    { $group: { _id: null, oldest: { $min: '$mails.createdAt' } } },
  ]);
  return pending?.oldest;
}
