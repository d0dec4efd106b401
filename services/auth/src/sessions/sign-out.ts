import { hashToken } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { removeSessions } from './end-sessions.ts';

/** Ends the session of a cookie, and adds the event about it in the same write. Does nothing if there is no session. */
export async function signOut(deps: Deps, token: string | undefined): Promise<void> {
  if (!token) return;
  const hash = hashToken(token);
  const user = await deps.users
    .findOne({ 'sessions.hash': hash }, { sessions: 1 })
    .lean<UserRecord>();
  const session = user?.sessions.find((candidate) => candidate.hash === hash);
  if (user && session) await removeSessions(deps, user._id, [session.id]);
}
