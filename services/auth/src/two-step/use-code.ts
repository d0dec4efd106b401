import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { stepOfCode } from './authenticator.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';

/**
 * Accepts a code of the app, or a recovery code, once. The write that accepts it also makes it invalid, so of two
 * concurrent requests with the same code, one is rejected.
 *
 * @throws AppError `code-required` without one, or `wrong-code`
 */
export async function useCode(
  { users, now }: Pick<Deps, 'users' | 'now'>,
  { _id, twoStep }: Pick<UserRecord, '_id' | 'twoStep'>,
  code: string | undefined,
): Promise<void> {
  if (!twoStep) return;
  if (code === undefined) throw codeRequired();
  const digits = code.replaceAll(/\s/g, '');
  const step = /^\d{6}$/.test(digits) ? stepOfCode(twoStep.secret, digits, now()) : undefined;
  const hash = hashOfRecoveryCode(code);
  const { matchedCount } =
    step === undefined
      ? await users.updateOne(
          { _id, 'twoStep.recoveryHashes': hash },
          { $pull: { 'twoStep.recoveryHashes': hash } },
        )
      : await users.updateOne(
          { _id, 'twoStep.secret': twoStep.secret, 'twoStep.lastStep': { $lt: step } },
          { $set: { 'twoStep.lastStep': step } },
        );
  if (matchedCount === 0) throw wrongCode();
}

const codeRequired = () =>
  new AppError('code-required', 'Enter the code of your authenticator app.');

export const wrongCode = () =>
  new AppError(
    'wrong-code',
    'This code is incorrect or was already used. Enter the next code of your app.',
  );
