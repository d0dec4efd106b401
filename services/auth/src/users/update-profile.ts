import type { User } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { comparisonKey } from './comparison-key.ts';
import { presentUser } from './present-user.ts';
import { duplicateUserError } from './duplicate-user-error.ts';
import type { UserRecord } from './user-model.ts';

/** @throws AppError `email-taken` or `username-taken` */
export async function updateProfile(
  { users }: Deps,
  userId: string,
  { username, email }: { username: string; email: string },
): Promise<User> {
  const change = {
    username,
    email,
    usernameKey: comparisonKey(username),
    emailKey: comparisonKey(email),
  };
  const updated = await users
    .findOneAndUpdate({ _id: userId }, { $set: change }, { returnDocument: 'after' })
    .lean<UserRecord>()
    .catch((error: unknown) => {
      throw duplicateUserError(error);
    });
  if (!updated) throw new AppError('not-signed-in', 'Please sign in.');
  return presentUser(updated);
}
