import type { User } from '@grantwright/shared/contract';
import { events, makeEvent } from '@grantwright/shared/events';
import { firstEvents } from '@grantwright/shared/messaging';
import { currentContext } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertUncommon } from '../passwords/common-passwords.ts';
import { newSessionToken, sessionOf } from '../sessions/session-token.ts';
import { keyOf } from './keys.ts';
import { presentUser } from './present-user.ts';
import { takenError } from './taken.ts';

type Registration = { username: string; email: string; password: string; address: string };

/** Creates an account and its first session in one write. Throws `email-taken`,
 * `username-taken`, or `invalid-request` for a password that is guessed first. */
export async function registerUser(
  { users, hasher, throttle, relay, settings, now, newId }: Deps,
  { username, email, password, address }: Registration,
): Promise<{ user: User; token: string }> {
  await assertUncommon(password, 'password');
  await throttle.beforeRegistration(address);
  const passwordHash = await hasher.hash(password);
  const token = newSessionToken();
  const time = now();
  const _id = newId();
  const registered = makeEvent(
    events.userRegistered,
    _id,
    { userId: _id },
    { id: newId(), time, traceparent: currentContext()?.traceparent },
  );
  try {
    const created = await users.create({
      _id,
      username,
      email,
      usernameKey: keyOf(username),
      emailKey: keyOf(email),
      passwordHash,
      isSuperUser: false,
      sessions: [sessionOf(token, newId(), time, settings.SESSION_DAYS)],
      createdAt: time,
      ...firstEvents(registered),
    });
    relay.announce(users, created.toObject());
    return { user: presentUser(created), token };
  } catch (error) {
    throw takenError(error);
  }
}
