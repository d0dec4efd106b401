import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import { changeAccount } from '../accounts/change-account.ts';
import type { Deps } from '../deps.ts';

export const returnEntitlementWhenApplicationWithdrawn = (deps: Deps): Consumer =>
  onEvent(
    events.applicationWithdrawn,
    'return-entitlement-when-application-withdrawn',
    async ({ subject: applicationId, data }) => {
      await changeAccount(deps, data.payerId ?? data.ownerId, {
        type: 'withdraw-application',
        applicationId,
      });
    },
  );
