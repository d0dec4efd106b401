import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Memberships } from '@grantwright/shared/service';

export const storeMembershipWhenMembershipChanged = ({ store }: Memberships): Consumer =>
  onEvent(events.membershipChanged, 'store-membership-when-membership-changed', store);
