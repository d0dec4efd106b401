import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { toComparisonKey } from '../users/to-comparison-key.ts';

type ResetRequest = { email: string; address: string };

/**
 * Stores a password reset request. Every address results in the same write, and the account is looked up later
 * (apply-reset-requests.ts), so neither the response nor its timing reveals whether an account exists.
 *
 * @throws AppError `mail-off`, or `too-many-requests` regardless of whether an account exists
 */
export async function requestPasswordReset(
  { mailer, mailSender, resetRequests, attemptLimits, now, newId }: Deps,
  { email, address }: ResetRequest,
): Promise<void> {
  if (!mailer) throw mailOffError();
  const emailKey = toComparisonKey(email);
  await attemptLimits.beforePasswordReset(address, emailKey);
  await resetRequests.create({ _id: newId(), emailKey, createdAt: now() });
  mailSender?.wake();
}

const mailOffError = () =>
  new AppError(
    'mail-off',
    'This site doesn’t send email. Ask its administrator for a password reset link.',
  );
