import { randomUUID } from 'node:crypto';
import { addEmail } from '../emails/add-email.ts';
import { toComparisonKey } from '../users/to-comparison-key.ts';
import type { Users } from '../users/user-model.ts';

/**
 * Lets an operator turn off two-step verification for a user who lost the app and the recovery codes.
 *
 * @param options.sendsMail whether the installation sends mail, and so can notify the user
 * @returns false if no user has this email
 */
export async function turnOffTwoStepAsOperator(
  users: Users,
  email: string,
  { sendsMail }: { sendsMail: boolean },
): Promise<boolean> {
  const source = { mailer: sendsMail ? {} : undefined, now: () => new Date(), newId: randomUUID };
  const { matchedCount } = await users.updateOne(
    { emailKey: toComparisonKey(email) },
    [{ $unset: ['twoStep', 'twoStepSecret'] }, ...addEmail(source, { kind: 'two-step-off' })],
    { updatePipeline: true },
  );
  return matchedCount === 1;
}
