import { events } from '@grantwright/shared/events';
import { when, type Rule } from '@grantwright/shared/messaging';
import { changeAccount } from '../accounts/change-account.ts';
import type { Deps } from '../deps.ts';

export const returnEntitlementWhenApplicationWithdrawn = (deps: Deps): Rule =>
  when(
    events.applicationWithdrawn,
    'return-entitlement-when-application-withdrawn',
    async ({ subject: applicationId, data }) => {
      await changeAccount(deps, data.ownerId, { type: 'withdraw-application', applicationId });
    },
  );
