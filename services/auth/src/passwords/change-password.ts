import { announceUpdate } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { newSessionToken, newSession } from '../sessions/session-token.ts';
import { assertUncommon } from './common-passwords.ts';
import { sessionsRevokedEvent } from '../sessions/sessions-revoked-event.ts';
import type { UserRecord } from '../users/user-model.ts';

type Change = { userId: string; currentPassword: string; newPassword: string };

/**
 * Changes the password, ends every session and starts a new one for the user, in one write.
 *
 * @returns the value of the new session cookie
 * @throws AppError `wrong-password`
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
  const session = newSession(token, newId(), now(), settings.SESSION_DAYS);
  const ended = user.sessions.map(({ id }) => id);
  const change = {
    // a pipeline would read a bcrypt hash as a field name, because it begins with `$`
    passwordHash: { $literal: passwordHash },
    sessions: { $literal: [session] },
    // networks that used the old password are no longer trusted
    knownNetworks: [],
  };
  const updated = await announceUpdate(relay, users, {
    filter: {
      _id: userId,
      passwordHash: user.passwordHash,
      // otherwise a session that started meanwhile would end without an event
      $expr: { $setEquals: ['$sessions.id', ended] },
    },
    stages: [{ $set: change }],
    event: sessionsRevokedEvent(deps, userId, ended),
  });
  if (!updated) throw changedMeanwhile();
  return token;
}

const changedMeanwhile = () =>
  new AppError('stale-version', 'Your account was changed at the same time. Please try again.');

const wrongPassword = () => new AppError('wrong-password', 'The current password is incorrect.');
