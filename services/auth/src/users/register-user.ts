import type { Device, User } from '@grantwright/shared/contract';
import { createInitialEvents } from '@grantwright/shared/messaging';
import {
  computeFingerprint,
  isDuplicateKey,
  createKeyReusedError,
} from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { assertHardToGuess } from '../passwords/assert-hard-to-guess.ts';
import { formatDeviceName } from '../sessions/device.ts';
import { digestNetwork } from '../sessions/known-networks.ts';
import { openSession } from '../sessions/open-session.ts';
import { createSession } from '../sessions/session.ts';
import { toComparisonKey } from './to-comparison-key.ts';
import { presentUser } from './present-user.ts';
import { toDuplicateUserError } from './user-errors.ts';
import type { UserRecord } from './user-model.ts';

type Registration = {
  username: string;
  email: string;
  password: string;
  address: string;
  device: Device;
  key: string | undefined;
};
type RegisteredUser = { user: User; token: string };

/**
 * Creates an account and its first session in one write. A repeat with the same key, sent because the first response
 * was lost, signs in to that account. The id does not depend on the key: other services permanently reject the id of a
 * deleted account.
 *
 * @throws AppError `email-taken`, `username-taken`, `key-reused`, or `invalid-request` for a password that is easy to
 * guess
 */
export async function registerUser(
  deps: Deps,
  registration: Registration,
): Promise<RegisteredUser> {
  const { users, hasher, attemptLimits, now, newId } = deps;
  const { username, email, password, address, device, key } = registration;
  await assertHardToGuess(password, { username, email }, 'password');
  await attemptLimits.beforeRegistration(address);
  const passwordHash = await hasher.hash(password);
  const { token, session } = createSession(deps, device);
  const time = now();
  const _id = newId();
  const registrationKey = key === undefined ? undefined : computeFingerprint(key);
  try {
    const created = await users.create({
      _id,
      username,
      email,
      usernameKey: toComparisonKey(username),
      emailKey: toComparisonKey(email),
      passwordHash,
      ...(registrationKey && { registrationKey }),
      isSuperUser: false,
      sessions: [session],
      knownNetworks: [digestNetwork(_id, address)],
      knownDevices: [formatDeviceName(device)],
      createdAt: time,
      ...createInitialEvents(),
    });
    return { user: presentUser(created, time), token };
  } catch (error) {
    const first =
      registrationKey &&
      isDuplicateKey(error) &&
      (await users.findOne({ registrationKey }).lean<UserRecord>());
    if (!first) throw toDuplicateUserError(error);
    return signInToFirst(deps, first, registration);
  }
}

async function signInToFirst(
  deps: Deps,
  first: UserRecord,
  { username, email, password, address, device }: Registration,
): Promise<RegisteredUser> {
  const isSame =
    first.usernameKey === toComparisonKey(username) && first.emailKey === toComparisonKey(email);
  const matches = isSame && (await deps.hasher.matches(password, first.passwordHash));
  // with two-step verification, the password alone does not open a session
  const token = matches && !first.twoStep && (await openSession(deps, first, { address, device }));
  if (!token) throw createKeyReusedError();
  return { user: presentUser(first, deps.now()), token };
}
