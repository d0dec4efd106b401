import type { Users } from './user-model.ts';
import { keyOf } from './keys.ts';

/** An operator's command: makes a user a super user, or an ordinary one again. False when there is no such user. */
export async function setSuperUser(
  users: Users,
  email: string,
  isSuperUser: boolean,
): Promise<boolean> {
  const { matchedCount } = await users.updateOne(
    { emailKey: keyOf(email) },
    { $set: { isSuperUser } },
  );
  return matchedCount === 1;
}
