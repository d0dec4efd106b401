import type { SessionIdentity } from '@grantwright/shared/contract';
import { AppError, hashToken } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { isSessionOpen } from './is-session-open.ts';
import { recordActivity } from './record-activity.ts';

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
