import type { CommentFields, Review } from '@grantwright/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { hasErrorCode } from '../../lib/errors.ts';
import { reviewEndpoints } from '../../domain/review/review-endpoints.ts';
import { useAction } from '../../lib/use-action.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { notify } from '../../ui/notify.ts';

/** Loads the application behind a review link and sends comments on it. */
export function useReview(token: string) {
  const queryKey = ['review', token];
  const client = useQueryClient();
  const review = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api(reviewEndpoints.readReview, { body: { token }, signal, onSignedOut: 'stay' }),
  });
  const idempotency = useIdempotencyKey();
  const send = useAction({
    mutationFn: (comment: CommentFields) =>
      api(reviewEndpoints.createComment, {
        body: { token, ...comment },
        idempotencyKey: idempotency.keyFor(comment),
        onSignedOut: 'stay',
      }),
    onSuccess: (comment) => {
      idempotency.done();
      client.setQueryData<Review>(
        queryKey,
        (cachedReview) =>
          cachedReview && { ...cachedReview, comments: [comment, ...cachedReview.comments] },
      );
      notify.success('Comment sent', 'The applicant can read it now.');
    },
  });
  return { review, send };
}

/** Whether the link is unknown to the server, or is invalid because it was truncated when copied. */
export const isLinkExpired = (error: unknown): boolean =>
  hasErrorCode(error, 'not-found') || hasErrorCode(error, 'invalid-request');
