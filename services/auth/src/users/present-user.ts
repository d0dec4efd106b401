import type { User } from '@grantwright/shared/contract';
import type { UserRecord } from './user-model.ts';

/** @param now used to omit a pending email whose link has expired */
export const presentUser = (
  user: Omit<UserRecord, 'passwordHash' | 'sessions'>,
  now: Date,
): User => ({
  id: user._id,
  username: user.username,
  email: user.email,
  ...(user.emailChange &&
    user.emailChange.expiresAt > now && { pendingEmail: user.emailChange.email }),
  createdAt: user.createdAt.toISOString(),
  isSuperUser: user.isSuperUser,
  ...(user.twoStep && { twoStep: true }),
});
