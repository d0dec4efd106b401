import type { User } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import { openAccountFilter } from '../account-deletion/closed-account.ts';
import type { Deps } from '../deps.ts';
import { presentUser } from './present-user.ts';
import type { UserRecord } from './user-model.ts';

export async function getUser(
  { users, now }: Pick<Deps, 'users' | 'now'>,
  userId: string,
): Promise<User> {
  const user = await users
    .findOne({ _id: userId, ...openAccountFilter }, { sessions: 0, passwordHash: 0, outbox: 0 })
    .lean<Omit<UserRecord, 'sessions' | 'passwordHash'>>();
  if (!user) throw new AppError('not-signed-in', 'Sign in to continue.');
  return presentUser(user, now());
}
