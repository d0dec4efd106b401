import { randomUUID } from 'node:crypto';
import { newLinkRequest } from '../mails/link-request.ts';
import { passwordResetLink } from '../mails/mail-text.ts';
import { hashToken, newToken } from '../random-token.ts';
import { comparisonKey } from '../users/comparison-key.ts';
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
  const token = newToken();
  const passwordReset = newLinkRequest(randomUUID(), new Date(), [hashToken(token)]);
  const { matchedCount } = await users.updateOne(
    { emailKey: comparisonKey(email) },
    { $set: { passwordReset } },
  );
  return matchedCount === 1 ? passwordResetLink(origin, token) : undefined;
}
