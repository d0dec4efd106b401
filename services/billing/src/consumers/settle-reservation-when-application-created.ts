import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import { changeAccount } from '../accounts/change-account.ts';
import type { Deps } from '../deps.ts';

export const settleReservationWhenApplicationCreated = (deps: Deps): Consumer =>
  onEvent(
    events.applicationCreated,
    'settle-reservation-when-application-created',
    async ({ subject: applicationId, data }) => {
      const command = { type: 'settle-reservation', applicationId, at: deps.now() } as const;
      await changeAccount(deps, data.payerId ?? data.ownerId, command);
    },
  );
