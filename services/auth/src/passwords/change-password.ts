import { appendEvent } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { newSessionToken, sessionOf } from '../sessions/session-token.ts';
import { assertUncommon } from './common-passwords.ts';
import { sessionsRevoked } from '../sessions/sessions-revoked.ts';
import type { UserRecord } from '../users/user-model.ts';

type Change = { userId: string; currentPassword: string; newPassword: string };

/**
 * Changes the password, ends every session and begins a new one for the person who did it: all one
 * write. Resolves with the new cookie's value; throws `wrong-password`.
 */
export async function changePassword(
  deps: Deps,
  { userId, currentPassword, newPassword }: Change,
): Promise<string> {
  const { users, hasher, throttle, relay, settings, now, newId } = deps;
  await throttle.beforePasswordChange(userId);
  const user = await users.findById(userId, { outbox: 0 }).lean<UserRecord>();
  if (!user) throw new AppError('not-signed-in', 'Please sign in.');
  if (!(await hasher.matches(currentPassword, user.passwordHash))) throw wrongPassword();
  await assertUncommon(newPassword, 'newPassword');
  const passwordHash = await hasher.hash(newPassword);
  const token = newSessionToken();
  const session = sessionOf(token, newId(), now(), settings.SESSION_DAYS);
  const ended = user.sessions.map(({ id }) => id);
  const updated = await users
    .findOneAndUpdate(
      {
        _id: userId,
        passwordHash: user.passwordHash,
        // a session begun meanwhile would go without anybody being told
        $expr: { $setEquals: ['$sessions.id', ended] },
      },
      [
        // a bcrypt hash begins with `$`, which a pipeline would take for a field's name
        {
          $set: {
            passwordHash: { $literal: passwordHash },
            sessions: { $literal: [session] },
            // a network from which somebody knew the old password must earn its trust anew
            knownNetworks: [],
          },
        },
        appendEvent(sessionsRevoked(deps, userId, ended)),
      ],
      { returnDocument: 'after', updatePipeline: true },
    )
    .lean<UserRecord>();
  if (!updated) throw changedMeanwhile();
  relay.announce(users, updated);
  return token;
}

const changedMeanwhile = () =>
  new AppError('stale-version', 'Your account was changed at the same moment. Please try again.');

const wrongPassword = () => new AppError('wrong-password', 'The current password is not right.');
