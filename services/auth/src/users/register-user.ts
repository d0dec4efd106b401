import type { User } from '@grantwright/shared/contract';
import { events, makeEvent } from '@grantwright/shared/events';
import { firstEvents } from '@grantwright/shared/messaging';
import { currentContext, idFromKey, keyReused } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { assertUncommon } from '../passwords/common-passwords.ts';
import { networkDigest } from '../sessions/known-networks.ts';
import { openSession } from '../sessions/open-session.ts';
import { newSessionToken, sessionOf } from '../sessions/session-token.ts';
import { keyOf } from './keys.ts';
import { presentUser } from './present-user.ts';
import { takenError } from './taken.ts';
import type { UserRecord } from './user-model.ts';

type Registration = {
  username: string;
  email: string;
  password: string;
  address: string;
  key: string | undefined;
};
type Registered = { user: User; token: string };

/** Creates an account and its first session in one write; whoever asks again under the same key, because the
 * answer was lost, is signed in to it. Throws `email-taken`, `username-taken`, `key-reused`, or
 * `invalid-request` for a password that is guessed first. */
export async function registerUser(deps: Deps, registration: Registration): Promise<Registered> {
  const { users, hasher, throttle, relay, settings, now, newId } = deps;
  const { username, email, password, address, key } = registration;
  await assertUncommon(password, 'password');
  await throttle.beforeRegistration(address);
  const passwordHash = await hasher.hash(password);
  const token = newSessionToken();
  const time = now();
  const _id = key === undefined ? newId() : idFromKey('', 'user', key);
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
      knownNetworks: [networkDigest(_id, address)],
      createdAt: time,
      ...firstEvents(registered),
    });
    relay.announce(users, created.toObject());
    return { user: presentUser(created), token };
  } catch (error) {
    const first =
      key !== undefined && isDuplicateKey(error) && (await users.findById(_id).lean<UserRecord>());
    if (!first) throw takenError(error);
    return enterAgain(deps, first, registration);
  }
}

async function enterAgain(
  deps: Deps,
  first: UserRecord,
  { username, email, password, address }: Registration,
): Promise<Registered> {
  const isSame = first.usernameKey === keyOf(username) && first.emailKey === keyOf(email);
  const matches = isSame && (await deps.hasher.matches(password, first.passwordHash));
  const token = matches && (await openSession(deps, first, { address }));
  if (!token) throw keyReused();
  return { user: presentUser(first), token };
}
