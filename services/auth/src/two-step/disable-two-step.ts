import { comparisonKey } from '../users/comparison-key.ts';
import type { Users } from '../users/user-model.ts';

/**
 * Lets an operator turn off two-step verification for a user who lost the app and the recovery codes.
 *
 * @returns false if no user has this email
 */
export async function disableTwoStep(users: Users, email: string): Promise<boolean> {
  const { matchedCount } = await users.updateOne(
    { emailKey: comparisonKey(email) },
    { $unset: { twoStep: 1, twoStepSecret: 1 } },
  );
  return matchedCount === 1;
}
