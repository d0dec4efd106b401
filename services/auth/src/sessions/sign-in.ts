import type { Device, User } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import { createAccountClosedError } from '../account-deletion/closed-account.ts';
import type { Deps } from '../deps.ts';
import { toComparisonKey } from '../users/to-comparison-key.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserRecord } from '../users/user-model.ts';
import { useCode } from '../two-step/use-code.ts';
import { isKnownNetwork } from './known-networks.ts';
import { openSession } from './open-session.ts';

type SignIn = {
  email: string;
  password: string;
  code?: string | undefined;
  /** Cancels the deletion of a closed account. */
  keepAccount?: boolean | undefined;
  address: string;
  device: Device;
};
type SignInResult = { user: User; token: string };

/** A password is compared again when the stored hash changes during the sign-in. */
const maxAttempts = 3;

/**
 * Opens a session. An unknown email and a wrong password get the same limits, the same response and the
 * same response time. A hash with an outdated cost is replaced in the same write.
 *
 * @throws AppError `invalid-credentials`, `account-closed`, `code-required`, `wrong-code`, or `too-many-requests`
 * beyond the limits on guessing
 */
export async function signIn(deps: Deps, { email, ...proof }: SignIn): Promise<SignInResult> {
  const { users, attemptLimits, now } = deps;
  const { address } = proof;
  const emailKey = toComparisonKey(email);
  const find = () => users.findOne({ emailKey, ...notDeleted }, { outbox: 0 }).lean<UserRecord>();
  await attemptLimits.beforeLogin(address, emailKey);
  let user = await find();
  const isNewNetwork = !user || !isKnownNetwork(user, address);
  if (isNewNetwork) await attemptLimits.beforeLoginFromNewNetwork(emailKey);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const token = await compareAndOpen(deps, user, proof);
    if (user && token) {
      await attemptLimits.afterLogin(address, emailKey, isNewNetwork);
      return { user: presentUser(user, now()), token };
    }
    user = await find();
  }
  throw createInvalidCredentialsError();
}

/** @returns undefined if the stored hash has changed since the comparison */
async function compareAndOpen(
  deps: Deps,
  user: UserRecord | null,
  { password, code, keepAccount, address, device }: Omit<SignIn, 'email'>,
): Promise<string | undefined> {
  const { hasher } = deps;
  const matches = user
    ? await hasher.matches(password, user.passwordHash)
    : await hasher.simulateMismatch(password);
  if (!user || !matches) throw createInvalidCredentialsError();
  if (user.deletionDueAt && !keepAccount) throw createAccountClosedError(user.deletionDueAt);
  await useCode(deps, user, code);
  const isCurrent = hasher.isCurrent(user.passwordHash);
  const passwordHash = isCurrent ? user.passwordHash : await hasher.hash(password);
  return openSession(deps, user, { address, device, passwordHash, keepAccount });
}

const createInvalidCredentialsError = () =>
  new AppError('invalid-credentials', 'Invalid email or password');
