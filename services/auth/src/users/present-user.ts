import type { User } from '@grantwright/shared/contract';
import type { UserRecord } from './user-model.ts';

export const presentUser = (user: Omit<UserRecord, 'passwordHash' | 'sessions'>): User => ({
  id: user._id,
  username: user.username,
  email: user.email,
  ...(user.emailChange && { pendingEmail: user.emailChange.email }),
  createdAt: user.createdAt.toISOString(),
  isSuperUser: user.isSuperUser,
  ...(user.twoStep && { twoStep: true }),
});
