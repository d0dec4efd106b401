import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/** Keeps links created later, by a user who kept the account. Comments remain until the account is deleted. */
export const deleteReviewLinksWhenAccountClosed = ({
  reviewLinks,
}: Pick<Deps, 'reviewLinks'>): Consumer =>
  onEvent(
    events.accountClosed,
    'delete-review-links-when-account-closed',
    async ({ time, data: { userId: ownerId } }) => {
      await reviewLinks.deleteMany({ ownerId, createdAt: { $lte: new Date(time) } });
    },
  );
