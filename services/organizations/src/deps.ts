import type { Announcer } from '@grantwright/shared/messaging';
import type { Logger, Memberships, RateLimit } from '@grantwright/shared/service';
import type { DefaultChoices } from './organizations/default-choice-model.ts';
import type { Organizations } from './organizations/organization-model.ts';

/** The dependencies of this service's operations. */
export type Deps = {
  organizations: Organizations;
  choices: DefaultChoices;
  memberships: Memberships;
  invitationLimit: RateLimit;
  relay: Announcer;
  log: Logger;
  now: () => Date;
  newId: () => string;
};
