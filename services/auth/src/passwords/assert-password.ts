import { notDeleted } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import { openAccountFilter } from '../account-deletion/closed-account.ts';
import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';

/**
 * Checks the password before a sensitive change.
 *
 * @throws AppError `wrong-password`, even if none is given, or `too-many-requests` beyond the limit on guessing
 */
export async function assertPassword(
  { users, hasher, attemptLimits }: Deps,
  userId: string,
  password: string | undefined,
): Promise<UserRecord> {
  if (password === undefined)
    throw new AppError('wrong-password', 'Enter your current password to change your email.');
  await attemptLimits.beforePasswordChange(userId);
  const user = await users
    .findOne({ _id: userId, ...openAccountFilter, ...notDeleted }, { outbox: 0 })
    .lean<UserRecord>();
  if (!user) throw new AppError('not-signed-in', 'Sign in to continue.');
  if (!(await hasher.matches(password, user.passwordHash)))
    throw new AppError('wrong-password', 'The current password is incorrect.');
  return user;
}
