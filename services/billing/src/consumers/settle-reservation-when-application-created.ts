import { events } from '@grantwright/shared/events';
import { when, type Rule } from '@grantwright/shared/messaging';
import { settleReservation } from '../accounts/settle-reservation.ts';
import type { Deps } from '../deps.ts';

/** Settles the entitlement that an application reserved. */
export const settleReservationWhenApplicationCreated = (deps: Deps): Rule =>
  when(
    events.applicationCreated,
    'settle-reservation-when-application-created',
    ({ subject, data }) => settleReservation(deps, data.ownerId, subject),
  );
