import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertPassword } from '../passwords/assert-password.ts';
import { createAuthenticatorUri, generateSecret } from './authenticator.ts';

/**
 * Creates a secret for an authenticator app. It takes effect once a code from the app is entered.
 *
 * @throws AppError `wrong-password`, or `stale-version` if two-step verification is already on
 */
export async function startTwoStep(
  deps: Deps,
  userId: string,
  currentPassword: string,
): Promise<{ secret: string; uri: string }> {
  const user = await assertPassword(deps, userId, currentPassword);
  const secret = generateSecret();
  const { matchedCount } = await deps.users.updateOne(
    { _id: userId, twoStep: { $exists: false } },
    { $set: { twoStepSecret: deps.secrets.seal(secret, userId) } },
  );
  if (matchedCount === 0)
    throw new AppError('stale-version', 'Two-step verification is already on. Reload the page.');
  return { secret, uri: createAuthenticatorUri(secret, user.email) };
}
