import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { newSessionToken, sessionOf } from './session-token.ts';

/** Sessions that one person can have at once; the oldest goes first. */
const sessionsAtMost = 50;

/** One more session of somebody whose password was just compared, or nothing when it changed meanwhile. */
export async function openSession(
  { users, settings, now, newId }: Deps,
  { _id, passwordHash }: UserRecord,
): Promise<string | undefined> {
  const token = newSessionToken();
  const session = sessionOf(token, newId(), now(), settings.SESSION_DAYS);
  const { modifiedCount } = await users.updateOne(
    // a password changed meanwhile must not leave a session that its old one opened
    { _id, passwordHash },
    { $push: { sessions: { $each: [session], $slice: -sessionsAtMost } } },
  );
  return modifiedCount === 0 ? undefined : token;
}
