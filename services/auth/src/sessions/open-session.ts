import { appendEvent } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { SessionRecord, UserRecord } from '../users/user-model.ts';
import { withKnownNetwork } from './known-networks.ts';
import { newSessionToken, sessionOf } from './session-token.ts';
import { sessionsRevoked } from './sessions-revoked.ts';

/** Sessions that one person can have at once; the oldest ends first. */
const maxSessions = 50;
/** Each attempt that fails means that another change of the same account went through. */
const maxAttempts = 20;

type Opening = { address: string; passwordHash?: string };

/**
 * Opens a session for a user whose password was just compared with the hash in `user`. Sessions beyond the
 * limit end in the same write, which announces it to every gateway.
 * @param opening.passwordHash the hash to store instead, when the stored one has another cost
 * @returns the cookie's value, or undefined when the stored hash is no longer the compared one
 * @throws `stale-version` when the account does not stop changing
 */
export async function openSession(
  deps: Deps,
  { _id, passwordHash: compared }: UserRecord,
  { address, passwordHash = compared }: Opening,
): Promise<string | undefined> {
  const { users, settings, relay, now, newId } = deps;
  const token = newSessionToken();
  const session = sessionOf(token, newId(), now(), settings.SESSION_DAYS);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // a password changed meanwhile must not leave a session that its old one opened
    const user = await users
      .findOne({ _id, passwordHash: compared }, { sessions: 1 })
      .lean<Pick<UserRecord, 'sessions'>>();
    if (!user) return undefined;
    const ended = beyondLimit(user.sessions).map(({ id }) => id);
    const others = {
      $filter: { input: '$sessions', cond: { $not: { $in: ['$$this.id', ended] } } },
    };
    const updated = await users
      .findOneAndUpdate(
        {
          _id,
          passwordHash: compared,
          // a session that was opened meanwhile may have filled the place
          $expr: { $lt: [{ $size: others }, maxSessions] },
        },
        [
          {
            $set: {
              sessions: { $concatArrays: [others, [{ $literal: session }]] },
              // a bcrypt hash begins with `$`, which a pipeline would take for a field's name
              passwordHash: { $literal: passwordHash },
              knownNetworks: withKnownNetwork(_id, address),
            },
          },
          ...(ended.length > 0 ? [appendEvent(sessionsRevoked(deps, _id, ended))] : []),
        ],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<UserRecord>();
    if (updated && ended.length > 0) relay.announce(users, updated);
    if (updated) return token;
  }
  throw new AppError(
    'stale-version',
    'Your account was changed at the same moment. Please try again.',
  );
}

/** The oldest sessions, which leave room for one more. */
const beyondLimit = (sessions: SessionRecord[]) =>
  sessions.slice(0, Math.max(0, sessions.length + 1 - maxSessions));
