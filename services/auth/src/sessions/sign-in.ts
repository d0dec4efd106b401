import type { User } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { keyOf } from '../users/keys.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserRecord } from '../users/user-model.ts';
import { newSessionToken, sessionOf } from './session-token.ts';

type SignIn = { email: string; password: string; address: string };

/** Sessions that one person can have at once; the oldest goes first. */
const sessionsAtMost = 50;

/** Begins a session. An unknown e-mail and a wrong password are alike, in answer and in time. */
export async function signIn(
  { users, hasher, throttle, settings, now, newId }: Deps,
  { email, password, address }: SignIn,
): Promise<{ user: User; token: string }> {
  const emailKey = keyOf(email);
  await throttle.beforeLogin(address, emailKey);
  const user = await users.findOne({ emailKey }, { outbox: 0 }).lean<UserRecord>();
  const matches = user
    ? await hasher.matches(password, user.passwordHash)
    : await hasher.pretend(password);
  if (!user || !matches) throw wrongCredentials();
  const token = newSessionToken();
  const session = sessionOf(token, newId(), now(), settings.SESSION_DAYS);
  const { modifiedCount } = await users.updateOne(
    // a password changed meanwhile must not leave a session that its old one opened
    { _id: user._id, passwordHash: user.passwordHash },
    { $push: { sessions: { $each: [session], $slice: -sessionsAtMost } } },
  );
  if (modifiedCount === 0) throw wrongCredentials();
  await throttle.afterLogin(address, emailKey);
  return { user: presentUser(user), token };
}

const wrongCredentials = () => new AppError('invalid-credentials', 'Invalid email or password');
