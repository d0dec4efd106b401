import type { Announcer } from '@grantwright/shared/messaging';
import type { AuthSettings } from './config.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { Throttle } from './throttle.ts';
import type { Users } from './users/user-model.ts';

/** The dependencies of this service's operations. */
export type Deps = {
  users: Users;
  hasher: PasswordHasher;
  throttle: Throttle;
  relay: Announcer;
  settings: AuthSettings;
  now: () => Date;
  newId: () => string;
};
