import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { sessionsRevokedEvent } from './sessions-revoked-event.ts';
import { announceUpdate } from '@grantwright/shared/messaging';
import { hashOfToken } from './session-token.ts';

/** Ends the session of a cookie and announces it in the same write. Does nothing without a session. */
export async function signOut(deps: Deps, token: string | undefined): Promise<void> {
  if (!token) return;
  const { users, relay } = deps;
  const hash = hashOfToken(token);
  const user = await users.findOne({ 'sessions.hash': hash }, { sessions: 1 }).lean<UserRecord>();
  const session = user?.sessions.find((candidate) => candidate.hash === hash);
  if (!user || !session) return;
  const others = { $filter: { input: '$sessions', cond: { $ne: ['$$this.hash', hash] } } };
  await announceUpdate(relay, users, {
    filter: { _id: user._id, 'sessions.hash': hash },
    stages: [{ $set: { sessions: others } }],
    event: sessionsRevokedEvent(deps, user._id, [session.id]),
  });
}
