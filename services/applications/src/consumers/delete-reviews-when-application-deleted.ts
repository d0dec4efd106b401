import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { deleteReviews } from '../reviews/delete-reviews.ts';

export const deleteReviewsWhenApplicationDeleted = (deps: Deps): Consumer =>
  onEvent(
    events.applicationDeleted,
    'delete-reviews-when-application-deleted',
    ({ subject: applicationId, data }) =>
      deleteReviews(deps, { ownerId: data.ownerId, applicationId }),
  );
