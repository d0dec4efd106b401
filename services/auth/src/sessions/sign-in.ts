import type { User } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { keyOf } from '../users/keys.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserRecord } from '../users/user-model.ts';
import { openSession } from './open-session.ts';

type SignIn = { email: string; password: string; address: string };

/** Begins a session. An unknown e-mail and a wrong password are alike, in answer and in time. */
export async function signIn(
  deps: Deps,
  { email, password, address }: SignIn,
): Promise<{ user: User; token: string }> {
  const { users, hasher, throttle } = deps;
  const emailKey = keyOf(email);
  await throttle.beforeLogin(address, emailKey);
  const user = await users.findOne({ emailKey }, { outbox: 0 }).lean<UserRecord>();
  const matches = user
    ? await hasher.matches(password, user.passwordHash)
    : await hasher.pretend(password);
  if (!user || !matches) throw wrongCredentials();
  const token = await openSession(deps, user);
  if (!token) throw wrongCredentials();
  await throttle.afterLogin(address, emailKey);
  return { user: presentUser(user), token };
}

const wrongCredentials = () => new AppError('invalid-credentials', 'Invalid email or password');
