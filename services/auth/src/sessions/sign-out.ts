import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { sessionsRevokedEvent } from './sessions-revoked-event.ts';
import { appendEvent } from '@grantwright/shared/messaging';
import { hashOfToken } from './session-token.ts';

/** Ends the session of a cookie and announces it in the same write. Does nothing without a session. */
export async function signOut(deps: Deps, token: string | undefined): Promise<void> {
  if (!token) return;
  const { users, relay } = deps;
  const hash = hashOfToken(token);
  const user = await users.findOne({ 'sessions.hash': hash }, { sessions: 1 }).lean<UserRecord>();
  const session = user?.sessions.find((candidate) => candidate.hash === hash);
  if (!user || !session) return;
  const updated = await users
    .findOneAndUpdate(
      { _id: user._id, 'sessions.hash': hash },
      [
        {
          $set: {
            sessions: { $filter: { input: '$sessions', cond: { $ne: ['$$this.hash', hash] } } },
          },
        },
        appendEvent(sessionsRevokedEvent(deps, user._id, [session.id])),
      ],
      { returnDocument: 'after', updatePipeline: true },
    )
    .lean<UserRecord>();
  if (updated) relay.announce(users, updated);
}
