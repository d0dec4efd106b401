import { announceUpdate } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import {
  createSameSessionsFilter,
  createSessionsRevokedEvent,
} from '../sessions/session-stages.ts';
import { createExpiredLinkError, hasLink } from '../emails/link-request.ts';
import { createStaleAccountError } from '../users/user-errors.ts';
import type { UserRecord } from '../users/user-model.ts';
import { assertHardToGuess } from './assert-hard-to-guess.ts';
import { createPasswordStages } from './new-password.ts';

type Reset = { token: string; password: string; address: string };

/** An attempt fails only if a sign-in to the same account succeeds concurrently. */
const maxAttempts = 10;

/**
 * Sets a new password with the token of a link, ends every session and invalidates the link, in one write. Also resets
 * the user's failed sign-in attempts.
 *
 * @throws AppError `expired-link` for a link that is unknown, used, replaced or too old
 */
export async function resetPassword(
  deps: Deps,
  { token, password, address }: Reset,
): Promise<void> {
  const { users, hasher, attemptLimits, relay, mailSender, now } = deps;
  await attemptLimits.beforeLinkUse(address);
  const valid = hasLink('passwordReset', token, now());
  const names = await users
    .findOne(valid, { username: 1, email: 1 })
    .lean<Pick<UserRecord, 'username' | 'email'>>();
  if (!names) throw createExpiredLinkError();
  await assertHardToGuess(password, names, 'password');
  const passwordHash = await hasher.hash(password);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const user = await users
      .findOne(valid, { sessions: 1, emailKey: 1 })
      .lean<Pick<UserRecord, '_id' | 'sessions' | 'emailKey'>>();
    if (!user) throw createExpiredLinkError();
    const ended = user.sessions.map(({ id }) => id);
    const updated = await announceUpdate(relay, users, {
      filter: { _id: user._id, ...valid, ...createSameSessionsFilter(ended) },
      stages: createPasswordStages(deps, { passwordHash, sessions: [] }),
      event: ended.length > 0 ? createSessionsRevokedEvent(deps, user._id, ended) : undefined,
    });
    if (updated) {
      mailSender?.wake();
      return attemptLimits.afterPasswordReset(address, {
        userId: user._id,
        emailKey: user.emailKey,
      });
    }
  }
  throw createStaleAccountError();
}
