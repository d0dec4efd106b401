import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { deleteReviews } from '../reviews/delete-reviews.ts';

export const deleteReviewsWhenApplicationWithdrawn = (deps: Deps): Consumer =>
  onEvent(
    events.applicationWithdrawn,
    'delete-reviews-when-application-withdrawn',
    ({ subject: applicationId, data }) =>
      deleteReviews(deps, { ownerId: data.ownerId, applicationId }),
  );
