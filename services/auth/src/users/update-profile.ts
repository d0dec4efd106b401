import type { User } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { PipelineStage } from 'mongoose';
import { openAccountFilter } from '../account-deletion/closed-account.ts';
import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import { createLinkRequest } from '../emails/link-request.ts';
import { assertPassword } from '../passwords/assert-password.ts';
import { useCode } from '../two-step/use-code.ts';
import { toComparisonKey } from './to-comparison-key.ts';
import { presentUser } from './present-user.ts';
import { toDuplicateUserError } from './user-errors.ts';
import type { EmailChange, UserRecord } from './user-model.ts';

type Proof = { currentPassword?: string | undefined; code?: string | undefined };
type Profile = { username: string; email: string } & Proof;

/**
 * Changes username and email. If mail reaches inboxes, a new email requires the password, and the code of two-step
 * verification, and takes effect once its link is confirmed (ADR 53). Any other email cancels a pending change, unless
 * only the username changes.
 *
 * @throws AppError `email-taken`, `username-taken`, `wrong-password`, `code-required`, `wrong-code`, or
 * `too-many-requests` beyond the limit on emails to one address
 */
export async function updateProfile(
  deps: Deps,
  userId: string,
  { username, email, ...proof }: Profile,
): Promise<User> {
  const { users, mailer, mailSender, attemptLimits, now } = deps;
  await attemptLimits.beforeProfileChange(userId);
  const names = {
    username: { $literal: username },
    usernameKey: { $literal: toComparisonKey(username) },
  };
  const isNew = mailer?.reachesInboxes && !(await hasEmail(deps, userId, email));
  const emailStages = isNew
    ? await createRequestStages(deps, userId, email, proof)
    : createChangeStages({ username, email });
  const updated = await users
    .findOneAndUpdate({ _id: userId, ...openAccountFilter }, [...emailStages, { $set: names }], {
      returnDocument: 'after',
      updatePipeline: true,
    })
    .lean<UserRecord>()
    .catch((error: unknown) => {
      throw toDuplicateUserError(error);
    });
  if (!updated) throw new AppError('not-signed-in', 'Sign in to continue.');
  if (isNew) mailSender?.wake();
  return presentUser(updated, now());
}

const hasEmail = ({ users }: Deps, userId: string, email: string) =>
  users.exists({ _id: userId, emailKey: toComparisonKey(email) });

function createChangeStages({ username, email }: Omit<Profile, keyof Proof>): PipelineStage.Set[] {
  const emailKey = { $literal: toComparisonKey(email) };
  const isOnlyUsername = {
    $and: [{ $eq: ['$emailKey', emailKey] }, { $ne: ['$username', { $literal: username }] }],
  };
  return [
    { $set: { emailChange: { $cond: [isOnlyUsername, '$emailChange', '$$REMOVE'] } } },
    { $set: { email: { $literal: email }, emailKey } },
  ];
}

async function createRequestStages(
  deps: Deps,
  userId: string,
  email: string,
  { currentPassword, code }: Proof,
): Promise<PipelineStage.Set[]> {
  await useCode(deps, await assertPassword(deps, userId, currentPassword), code);
  const emailKey = toComparisonKey(email);
  // checked first, so that nobody can exhaust the limit of an account's address
  if (await deps.users.exists({ emailKey })) throw createEmailTakenError();
  await deps.attemptLimits.beforeConfirmationLink(emailKey);
  const emailChange: EmailChange = { ...createLinkRequest(deps.newId(), deps.now()), email };
  return [
    { $set: { emailChange: { $literal: emailChange } } },
    ...addEmail(deps, { id: emailChange.id, kind: 'confirm-email', to: email }),
  ];
}

const createEmailTakenError = () =>
  new AppError('email-taken', 'An account with this email already exists.');
