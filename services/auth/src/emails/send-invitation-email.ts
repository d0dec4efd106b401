import { teamLimits } from '@grantwright/shared/contract';
import { MailRejectedError } from '@grantwright/shared/mail';
import { AppError, hashToken } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { toEmail } from './write-email.ts';
import { toComparisonKey } from '../users/to-comparison-key.ts';
import { getUser } from '../users/get-user.ts';

type InvitationRequest = { userId: string; email: string; token: string };

/**
 * Sends an invitation link immediately, because a stored email would contain its token. If that fails, the user copies
 * the link. The text is fixed, so that nobody can use the product to email text of their own: the sender could choose
 * only the 43 characters before the sender's id in the token.
 *
 * @throws AppError `invalid-request` for the token of another owner, `mail-off`, `unavailable` if the email was not
 * sent, or `too-many-requests`
 */
export async function sendInvitationEmail(
  deps: Pick<Deps, 'users' | 'attemptLimits' | 'sendMail' | 'origin' | 'now'>,
  { userId, email, token }: InvitationRequest,
): Promise<void> {
  const { attemptLimits, sendMail, origin, now } = deps;
  if (!token.endsWith(`.${userId}`))
    throw new AppError('invalid-request', 'This invitation is not yours.');
  await getUser(deps, userId);
  if (!sendMail)
    throw new AppError(
      'mail-off',
      'This site doesn’t send email. Copy the link and send it yourself.',
    );
  await attemptLimits.beforeInvitationEmail(userId, toComparisonKey(email));
  const head = { id: hashToken(token), date: now(), to: email };
  const link = `${origin}/invitation#token=${token}`;
  try {
    await sendMail(toEmail(head, createInvitation(link)));
  } catch (error) {
    throw error instanceof MailRejectedError
      ? createNotSentError('The mail server rejected this address.', error)
      : createNotSentError('We couldn’t send the email.', error);
  }
}

const createNotSentError = (reason: string, cause: unknown) =>
  new AppError('unavailable', `${reason} Copy the link and send it yourself.`, { cause });

const createInvitation = (link: string) => ({
  subject: 'You are invited to a team on Grantwright',
  paragraphs: [
    'A colleague invited you to prepare grant applications together. Open the link to see who it was and to join:',
    { link, label: 'Open the invitation' },
    `The link works once and expires after ${teamLimits.invitationDays} days. If you weren’t expecting an invitation, ignore this message.`,
  ],
});
