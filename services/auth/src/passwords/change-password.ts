import type { Device } from '@grantwright/shared/contract';
import { announceUpdate } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { createSession } from '../sessions/session.ts';
import { assertPassword } from './assert-password.ts';
import { assertHardToGuess } from './assert-hard-to-guess.ts';
import {
  createSameSessionsFilter,
  createSessionsRevokedEvent,
} from '../sessions/session-stages.ts';
import { createStaleAccountError } from '../users/user-errors.ts';
import { createPasswordStages } from './new-password.ts';

type Change = { userId: string; currentPassword: string; newPassword: string; device: Device };

/**
 * Changes the password, ends every session and starts a new one for the user, in one write.
 *
 * @returns the value of the new session cookie
 * @throws AppError `wrong-password`
 */
export async function changePassword(
  deps: Deps,
  { userId, currentPassword, newPassword, device }: Change,
): Promise<string> {
  const { users, hasher, relay } = deps;
  const user = await assertPassword(deps, userId, currentPassword);
  await assertHardToGuess(newPassword, user, 'newPassword');
  const passwordHash = await hasher.hash(newPassword);
  const { token, session } = createSession(deps, device);
  const ended = user.sessions.map(({ id }) => id);
  const updated = await announceUpdate(relay, users, {
    filter: { _id: userId, passwordHash: user.passwordHash, ...createSameSessionsFilter(ended) },
    stages: createPasswordStages(deps, { passwordHash, sessions: [session] }),
    event: createSessionsRevokedEvent(deps, userId, ended),
  });
  if (!updated) throw createStaleAccountError();
  deps.mailSender?.wake();
  return token;
}
