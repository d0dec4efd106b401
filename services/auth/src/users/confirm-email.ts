import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import { hasLink } from '../emails/link-request.ts';
import { toComparisonKey } from './to-comparison-key.ts';
import { toDuplicateUserError } from './user-errors.ts';
import type { UserRecord } from './user-model.ts';

type Confirmation = { userId: string; token: string; address: string };

/**
 * Makes the email confirmed by a link the address of the user's account, notifies the old address, and invalidates
 * links sent to it, in one write. The token alone is not enough, because a mistyped address belongs to somebody else.
 *
 * @throws AppError `expired-link`, including for the link of another account, or `email-taken` if another account
 * has taken the address
 */
export async function confirmEmail(
  deps: Deps,
  { userId, token, address }: Confirmation,
): Promise<void> {
  const { users, attemptLimits, mailSender, now } = deps;
  await attemptLimits.beforeLinkUse(address);
  const valid = { _id: userId, ...hasLink('emailChange', token, now()) };
  const user = await users.findOne(valid, { emailChange: 1 }).lean<UserRecord>();
  if (!user?.emailChange) throw createUnusableLinkError();
  const { email } = user.emailChange;
  const change = { email: { $literal: email }, emailKey: { $literal: toComparisonKey(email) } };
  const { matchedCount } = await users
    .updateOne(
      valid,
      [
        // must come first, while `$email` is still the old address
        ...addEmail(deps, { kind: 'email-changed' }),
        { $set: change },
        { $unset: ['emailChange', 'passwordReset'] },
      ],
      { updatePipeline: true },
    )
    .catch((error: unknown) => {
      throw toDuplicateUserError(error);
    });
  if (matchedCount === 0) throw createUnusableLinkError();
  mailSender?.wake();
}

const createUnusableLinkError = () =>
  new AppError(
    'expired-link',
    'This link has expired, was already used, or belongs to another account.',
  );
