import { events } from '@grantwright/shared/events';
import { announceUpdate, appendEvent, createOutboxEvent } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import { assertPassword } from '../passwords/assert-password.ts';
import {
  createSameSessionsFilter,
  createSessionsRevokedEvent,
} from '../sessions/session-stages.ts';
import { useCode } from '../two-step/use-code.ts';
import { createStaleAccountError } from '../users/user-errors.ts';
import { openAccountFilter } from './closed-account.ts';
import { computeDeletionTime } from './grace-period.ts';

type Proof = { currentPassword: string; code?: string | undefined };

/**
 * Closes an account: ends every session, invalidates links and sends a notice, in one write. It is deleted later
 * (delete-due-accounts.ts), unless its user signs in to keep it.
 *
 * @throws AppError `wrong-password`, `code-required` or `wrong-code`
 */
export async function closeAccount(
  deps: Deps,
  userId: string,
  { currentPassword, code }: Proof,
): Promise<{ dueAt: string }> {
  const { users, relay, settings, now } = deps;
  const user = await assertPassword(deps, userId, currentPassword);
  await useCode(deps, user, code);
  const dueAt = computeDeletionTime(now(), settings.ACCOUNT_DELETION_DAYS);
  const ended = user.sessions.map(({ id }) => id);
  const closed = await announceUpdate(relay, users, {
    filter: {
      _id: userId,
      passwordHash: user.passwordHash,
      ...createSameSessionsFilter(ended),
      ...openAccountFilter,
    },
    stages: [
      { $set: { sessions: [], deletionDueAt: dueAt } },
      { $unset: ['passwordReset', 'emailChange', 'twoStepSecret'] },
      ...addEmail(deps, { kind: 'account-closed', dueAt }),
      appendEvent(createOutboxEvent(deps, events.accountClosed, userId, { userId })),
    ],
    event: createSessionsRevokedEvent(deps, userId, ended),
  });
  if (!closed) throw createStaleAccountError();
  deps.mailSender?.wake();
  return { dueAt: dueAt.toISOString() };
}
