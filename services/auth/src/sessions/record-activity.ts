import type { Deps } from '../deps.ts';
import type { SessionRecord } from '../users/user-model.ts';

/** Long enough that recording activity adds few writes. */
const precisionMs = 30 * 60_000;

/** Records that a session is in use, after the response and at most every half hour. */
export function recordActivity(
  { users, background, now }: Pick<Deps, 'users' | 'background' | 'now'>,
  userId: string,
  { id, createdAt, lastActiveAt = createdAt }: SessionRecord,
): void {
  const time = now();
  if (time.getTime() - lastActiveAt.getTime() < precisionMs) return;
  background.run(async () => {
    await users.updateOne(
      { _id: userId, 'sessions.id': id },
      { $set: { 'sessions.$.lastActiveAt': time } },
    );
  });
}
