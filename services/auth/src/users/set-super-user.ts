import type { Users } from './user-model.ts';
import { comparisonKey } from './comparison-key.ts';

/** @returns false if no user has this email */
export async function setSuperUser(
  users: Users,
  email: string,
  isSuperUser: boolean,
): Promise<boolean> {
  const { matchedCount } = await users.updateOne(
    { emailKey: comparisonKey(email) },
    { $set: { isSuperUser } },
  );
  return matchedCount === 1;
}
