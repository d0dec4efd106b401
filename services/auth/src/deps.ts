import type { Announcer } from '@grantwright/shared/messaging';
import type { AuthSettings } from './config.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { Throttle } from './throttle.ts';
import type { Users } from './users/user-model.ts';

/** What the operations of this service work with. */
export type Deps = {
  users: Users;
  hasher: PasswordHasher;
  throttle: Throttle;
  relay: Announcer;
  settings: AuthSettings;
  now: () => Date;
  newId: () => string;
};
