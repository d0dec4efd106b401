import { hashToken, generateToken } from '@grantwright/shared/service';
import { randomUUID } from 'node:crypto';
import { createLinkRequest } from '../emails/link-request.ts';
import { createPasswordResetLink } from '../emails/write-email.ts';
import { toComparisonKey } from '../users/to-comparison-key.ts';
import type { Users } from '../users/user-model.ts';

/**
 * Creates a password reset link for an operator to pass on. Replaces the link of a pending email.
 *
 * @returns undefined if no user has this email
 */
export async function createResetLink(
  users: Users,
  email: string,
  origin: string,
): Promise<string | undefined> {
  const token = generateToken();
  const passwordReset = createLinkRequest(randomUUID(), new Date(), [hashToken(token)]);
  const { matchedCount } = await users.updateOne(
    { emailKey: toComparisonKey(email) },
    { $set: { passwordReset } },
  );
  return matchedCount === 1 ? createPasswordResetLink(origin, token) : undefined;
}
