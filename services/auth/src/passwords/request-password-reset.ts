import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { addMail } from '../mails/add-mail.ts';
import { newLinkRequest } from '../mails/link-request.ts';
import { comparisonKey } from '../users/comparison-key.ts';

type Request = { email: string; address: string };

/**
 * Has a link for a new password sent, if the address has an account. The account is looked up after the
 * response, so that neither its content nor its time shows whether there is one.
 *
 * @throws AppError `mail-off`, or `too-many-requests` regardless of whether there is an account
 */
export async function requestPasswordReset(deps: Deps, { email, address }: Request): Promise<void> {
  if (!deps.mailer) throw mailOff();
  const emailKey = comparisonKey(email);
  await deps.throttle.beforePasswordReset(address, emailKey);
  deps.background.run(() => storeRequest(deps, emailKey));
}

/** Stores the request and its mail in one write; an older link stops working. */
async function storeRequest(deps: Deps, emailKey: string): Promise<void> {
  const { users, mailSender, now, newId } = deps;
  const passwordReset = newLinkRequest(newId(), now());
  const { matchedCount } = await users.updateOne(
    { emailKey },
    [
      { $set: { passwordReset: { $literal: passwordReset } } },
      ...addMail(deps, { id: passwordReset.id, kind: 'password-reset', to: '$email' }),
    ],
    { updatePipeline: true },
  );
  if (matchedCount > 0) mailSender?.wake();
}

const mailOff = () =>
  new AppError(
    'mail-off',
    'This installation sends no e-mail. Ask its operator for a link to choose a new password.',
  );
