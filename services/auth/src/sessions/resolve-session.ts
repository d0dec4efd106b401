import type { SessionIdentity } from '@grantwright/shared/contract';
import { AppError, hashToken } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { UserRecord, SessionRecord } from '../users/user-model.ts';
import { isSessionOpen } from './session.ts';

/** @throws AppError `not-signed-in` for a cookie that is unknown, revoked, expired or idle for too long */
export async function resolveSession(
  deps: Pick<Deps, 'users' | 'background' | 'now' | 'settings'>,
  token: string,
): Promise<SessionIdentity> {
  const { users, now, settings } = deps;
  const hash = hashToken(token);
  const user = await users
    .findOne({ 'sessions.hash': hash }, { isSuperUser: 1, 'sessions.$': 1 })
    .lean<Pick<UserRecord, '_id' | 'isSuperUser' | 'sessions'>>();
  const session = user?.sessions[0];
  if (!user || !session || !isSessionOpen(session, now(), settings))
    throw new AppError('not-signed-in', 'Sign in to continue.');
  recordActivity(deps, user._id, session);
  return { userId: user._id, sessionId: session.id, superUser: user.isSuperUser };
}

/** Long enough that recording activity adds few writes. */
const precisionMs = 30 * 60_000;

/** Records that a session is in use, after the response and at most every half hour. */
function recordActivity(
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
