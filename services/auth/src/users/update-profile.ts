import type { User } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { keyOf } from './keys.ts';
import { presentUser } from './present-user.ts';
import { takenError } from './taken.ts';
import type { UserRecord } from './user-model.ts';

/** Changes username and e-mail. Throws `email-taken` or `username-taken`. */
export async function updateProfile(
  { users }: Deps,
  userId: string,
  { username, email }: { username: string; email: string },
): Promise<User> {
  const change = { username, email, usernameKey: keyOf(username), emailKey: keyOf(email) };
  const updated = await users
    .findOneAndUpdate({ _id: userId }, { $set: change }, { returnDocument: 'after' })
    .lean<UserRecord>()
    .catch((error: unknown) => {
      throw takenError(error);
    });
  if (!updated) throw new AppError('not-signed-in', 'Please sign in.');
  return presentUser(updated);
}
