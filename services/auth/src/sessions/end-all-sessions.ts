import { toComparisonKey } from '../users/to-comparison-key.ts';
import type { Users } from '../users/user-model.ts';

/**
 * Lets an operator end every session of a user, or of all users. Gateways cache a session for half a minute.
 *
 * @returns the number of users; 0 if no user has this email
 */
export async function endAllSessions(users: Users, email?: string): Promise<number> {
  const filter = email === undefined ? {} : { emailKey: toComparisonKey(email) };
  const { matchedCount } = await users.updateMany(filter, { $set: { sessions: [] } });
  return matchedCount;
}
