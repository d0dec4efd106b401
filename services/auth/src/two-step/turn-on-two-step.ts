import type { Deps } from '../deps.ts';
import { addMail } from '../mails/add-mail.ts';
import type { UserRecord } from '../users/user-model.ts';
import { stepOfCode } from './authenticator.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { TwoStepRecord } from './two-step-record.ts';
import { wrongCode } from './use-code.ts';

/**
 * Turns on two-step verification with the first code from the app.
 *
 * @returns the recovery codes, which are shown only now
 * @throws AppError `wrong-code`
 */
export async function turnOnTwoStep(deps: Deps, userId: string, code: string): Promise<string[]> {
  const { users, throttle, mailSender, now } = deps;
  await throttle.beforePasswordChange(userId);
  const user = await users
    .findById(userId, { twoStepSecret: 1 })
    .lean<Pick<UserRecord, 'twoStepSecret'>>();
  const secret = user?.twoStepSecret;
  const lastStep = secret && stepOfCode(secret, code.replaceAll(/\s/g, ''), now());
  if (!secret || !lastStep) throw wrongCode();
  const codes = newRecoveryCodes();
  const twoStep: TwoStepRecord = {
    secret,
    lastStep,
    recoveryHashes: codes.map(hashOfRecoveryCode),
  };
  const { matchedCount } = await users.updateOne(
    { _id: userId, twoStepSecret: secret },
    [
      { $set: { twoStep: { $literal: twoStep } } },
      { $unset: 'twoStepSecret' },
      ...addMail(deps, { kind: 'two-step-on' }),
    ],
    { updatePipeline: true },
  );
  if (matchedCount === 0) throw wrongCode();
  mailSender?.wake();
  return codes;
}
