import type { Users } from './user-model.ts';
import { toComparisonKey } from './to-comparison-key.ts';

/** @returns false if no user has this email */
export async function setSuperUser(
  users: Users,
  email: string,
  isSuperUser: boolean,
): Promise<boolean> {
  const { matchedCount } = await users.updateOne(
    { emailKey: toComparisonKey(email) },
    { $set: { isSuperUser } },
  );
  return matchedCount === 1;
}
