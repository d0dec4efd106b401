import type { Deps } from '../deps.ts';
import { addMail } from '../mails/add-mail.ts';
import { expiredLink, hasLink } from '../mails/link-request.ts';
import { comparisonKey } from './comparison-key.ts';
import { duplicateUserError } from './duplicate-user-error.ts';
import type { UserRecord } from './user-model.ts';

type Confirmation = { token: string; address: string };

/**
 * Makes the new e-mail of a link the address of its account, notifies the old one, and invalidates links that were sent
 * to it, in one write.
 *
 * @throws AppError `expired-link`, or `email-taken` if another account has the address by now
 */
export async function confirmEmail(deps: Deps, { token, address }: Confirmation): Promise<void> {
  const { users, throttle, mailSender, now } = deps;
  await throttle.beforeLinkUse(address);
  const valid = hasLink('emailChange', token, now());
  const user = await users.findOne(valid, { emailChange: 1 }).lean<UserRecord>();
  if (!user?.emailChange) throw expiredLink();
  const { email } = user.emailChange;
  const change = { email: { $literal: email }, emailKey: { $literal: comparisonKey(email) } };
  const { matchedCount } = await users
    .updateOne(
      { _id: user._id, ...valid },
      [
        // first, while `$email` is the old address
        ...addMail(deps, { kind: 'email-changed', to: '$email' }),
        { $set: change },
        { $unset: ['emailChange', 'passwordReset'] },
      ],
      { updatePipeline: true },
    )
    .catch((error: unknown) => {
      throw duplicateUserError(error);
    });
  if (matchedCount === 0) throw expiredLink();
  mailSender?.wake();
}
