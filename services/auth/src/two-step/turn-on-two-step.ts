import type { Device } from '@grantwright/shared/contract';
import { announceUpdate } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import { createSession } from '../sessions/session.ts';
import {
  createSameSessionsFilter,
  createSessionsRevokedEvent,
} from '../sessions/session-stages.ts';
import { createStaleAccountError } from '../users/user-errors.ts';
import type { UserRecord } from '../users/user-model.ts';
import { findTimeStep } from './authenticator.ts';
import { hashRecoveryCode, generateRecoveryCodes } from './recovery-codes.ts';
import type { TwoStepRecord } from './two-step-record.ts';
import { createWrongCodeError } from './use-code.ts';

type Change = { userId: string; code: string; device: Device };

/**
 * Turns on two-step verification with the first code from the app, ends every session, since none of them required a
 * code, and starts a new one for the user, in one write.
 *
 * @returns the recovery codes, which are shown only now, and the value of the new session cookie
 * @throws AppError `wrong-code`
 */
export async function turnOnTwoStep(
  deps: Deps,
  { userId, code, device }: Change,
): Promise<{ recoveryCodes: string[]; token: string }> {
  const { users, attemptLimits, relay, secrets, mailSender, now } = deps;
  await attemptLimits.beforePasswordChange(userId);
  const user = await users
    .findById(userId, { twoStepSecret: 1, sessions: 1 })
    .lean<Pick<UserRecord, 'twoStepSecret' | 'sessions'>>();
  const sealed = user?.twoStepSecret;
  if (!sealed) throw createWrongCodeError();
  const lastStep = findTimeStep(secrets.open(sealed, userId), code.replaceAll(/\s/g, ''), now());
  if (!lastStep) throw createWrongCodeError();
  const recoveryCodes = generateRecoveryCodes();
  const recoveryHashes = recoveryCodes.map(hashRecoveryCode);
  const twoStep: TwoStepRecord = { secret: sealed, lastStep, recoveryHashes };
  const { token, session } = createSession(deps, device);
  const ended = user.sessions.map(({ id }) => id);
  const updated = await announceUpdate(relay, users, {
    filter: { _id: userId, twoStepSecret: sealed, ...createSameSessionsFilter(ended) },
    stages: [
      { $set: { twoStep: { $literal: twoStep }, sessions: { $literal: [session] } } },
      { $unset: 'twoStepSecret' },
      ...addEmail(deps, { kind: 'two-step-on' }),
    ],
    event: createSessionsRevokedEvent(deps, userId, ended),
  });
  if (!updated) throw createStaleAccountError();
  mailSender?.wake();
  return { recoveryCodes, token };
}
