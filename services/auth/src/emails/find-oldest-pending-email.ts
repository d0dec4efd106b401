import type { Deps } from '../deps.ts';

/** Returns the creation time of the oldest email that is due or awaits a retry, if any. */
export async function findOldestPendingEmail({
  users,
  now,
}: Pick<Deps, 'users' | 'now'>): Promise<Date | undefined> {
  const isDue = { $or: [{ 'mails.attempts': { $gt: 0 } }, { 'mails.nextAt': { $lte: now() } }] };
  const [pending] = await users.aggregate<{ oldest: Date }>([
    { $match: { 'mails.0': { $exists: true } } },
    { $unwind: '$mails' },
    { $match: isDue },
    { $group: { _id: null, oldest: { $min: '$mails.createdAt' } } },
  ]);
  return pending?.oldest;
}
