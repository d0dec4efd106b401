import type { Device } from '@grantwright/shared/contract';
import { announceUpdate } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import { assertPassword } from '../passwords/assert-password.ts';
import { createSession } from '../sessions/session.ts';
import {
  createSameSessionsFilter,
  createSessionsRevokedEvent,
} from '../sessions/session-stages.ts';
import { createStaleAccountError } from '../users/user-errors.ts';
import { useCode } from './use-code.ts';

type Change = { userId: string; currentPassword: string; code: string; device: Device };

/**
 * Turns off two-step verification, ends every session and starts a new one for the user, in one write.
 *
 * @returns the value of the new session cookie
 * @throws AppError `wrong-password` or `wrong-code`
 */
export async function turnOffTwoStep(
  deps: Deps,
  { userId, currentPassword, code, device }: Change,
): Promise<string> {
  const { users, relay, mailSender } = deps;
  const user = await assertPassword(deps, userId, currentPassword);
  await useCode(deps, user, code);
  const { token, session } = createSession(deps, device);
  const ended = user.sessions.map(({ id }) => id);
  const updated = await announceUpdate(relay, users, {
    filter: { _id: userId, passwordHash: user.passwordHash, ...createSameSessionsFilter(ended) },
    stages: [
      { $set: { sessions: { $literal: [session] } } },
      { $unset: 'twoStep' },
      ...addEmail(deps, { kind: 'two-step-off' }),
    ],
    event: createSessionsRevokedEvent(deps, userId, ended),
  });
  if (!updated) throw createStaleAccountError();
  mailSender?.wake();
  return token;
}
