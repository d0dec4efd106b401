import type { Session } from '@grantwright/shared/contract';
import { AppError, type Identity } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { isSessionOpen } from './session.ts';

/** Lists the user's open sessions, most recently active first. */
export async function listSessions(
  { users, now, settings }: Pick<Deps, 'users' | 'now' | 'settings'>,
  { id, sessionId }: Pick<Identity, 'id' | 'sessionId'>,
): Promise<Session[]> {
  const user = await users.findById(id, { sessions: 1 }).lean<Pick<UserRecord, 'sessions'>>();
  if (!user) throw new AppError('not-signed-in', 'Sign in to continue.');
  return user.sessions
    .filter((session) => isSessionOpen(session, now(), settings))
    .map((session) => ({
      id: session.id,
      device: session.device ?? {},
      createdAt: session.createdAt.toISOString(),
      lastActiveAt: (session.lastActiveAt ?? session.createdAt).toISOString(),
      isCurrent: session.id === sessionId,
    }))
    .sort((a, b) => b.lastActiveAt.localeCompare(a.lastActiveAt));
}
