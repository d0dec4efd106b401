import { events } from '@grantwright/shared/events';
import { when, type Rule } from '@grantwright/shared/messaging';
import { withdrawApplication } from '../accounts/withdraw-application.ts';
import type { Deps } from '../deps.ts';

/** Returns the entitlement that a withdrawn application took. */
export const returnEntitlementWhenApplicationWithdrawn = (deps: Deps): Rule =>
  when(
    events.applicationWithdrawn,
    'return-entitlement-when-application-withdrawn',
    ({ subject, data }) => withdrawApplication(deps, data.ownerId, subject),
  );
