import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import type { UserRecord } from '../users/user-model.ts';
import { findTimeStep } from './authenticator.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/**
 * Accepts a code from the app, or a recovery code, once. The write that accepts it also makes it invalid, so of two
 * concurrent requests with the same code, one is rejected. The last wrong code before the limit sends a notice, because
 * only someone with the password can enter codes. A secret that is not encrypted with the current key is encrypted
 * again.
 *
 * @throws AppError `code-required` if no code is given, `wrong-code`, or `too-many-requests` beyond the limit on
 * guessing
 */
export async function useCode(
  deps: Deps,
  { _id, twoStep }: Pick<UserRecord, '_id' | 'twoStep'>,
  code: string | undefined,
): Promise<void> {
  const { users, attemptLimits } = deps;
  if (!twoStep) return;
  if (code === undefined) throw codeRequiredError();
  const codesLeft = await attemptLimits.beforeCode(_id);
  const digits = code.replaceAll(/\s/g, '');
  const accepted = /^\d{6}$/.test(digits)
    ? acceptCode(deps, _id, twoStep.secret, digits)
    : undefined;
  const hash = hashRecoveryCode(code);
  const { matchedCount } =
    accepted === undefined
      ? await users.updateOne(
          { _id, 'twoStep.recoveryHashes': hash },
          { $pull: { 'twoStep.recoveryHashes': hash } },
        )
      : await users.updateOne(
          { _id, 'twoStep.secret': twoStep.secret, 'twoStep.lastStep': { $lt: accepted.step } },
          { $set: { 'twoStep.lastStep': accepted.step, 'twoStep.secret': accepted.sealed } },
        );
  if (matchedCount === 0) {
    if (codesLeft === 0) await sendNotice(deps, _id);
    throw createWrongCodeError();
  }
  await attemptLimits.afterCode(_id);
}

/** @returns the time step of the code, and the secret in the form to store; undefined for a wrong code */
function acceptCode({ secrets, now }: Deps, userId: string, stored: string, code: string) {
  const secret = secrets.open(stored, userId);
  const step = findTimeStep(secret, code, now());
  return step === undefined ? undefined : { step, sealed: secrets.seal(secret, userId) };
}

async function sendNotice(deps: Deps, userId: string): Promise<void> {
  const mail = addEmail(deps, { kind: 'wrong-codes' });
  if (mail.length === 0) return;
  await deps.users.updateOne({ _id: userId }, mail, { updatePipeline: true });
  deps.mailSender?.wake();
}

const codeRequiredError = () =>
  new AppError('code-required', 'Enter the code from your authenticator app.');

export const createWrongCodeError = () =>
  new AppError(
    'wrong-code',
    'This code is incorrect or was already used. Enter the next code from your app.',
  );
