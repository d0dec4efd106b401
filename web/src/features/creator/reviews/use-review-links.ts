import type { NewReviewLink, ReviewLink, ReviewLinkFields } from '@grantwright/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { hasErrorCode } from '../../../lib/errors.ts';
import { createQueryOptions } from '../../../lib/query.ts';
import { reviewEndpoints } from '../../../domain/review/review-endpoints.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { notify } from '../../../ui/notify.ts';

/** Lists, creates and revokes the review links of an application. */
export function useReviewLinks(id: string, onCreated: (link: NewReviewLink) => void) {
  const list = createQueryOptions(reviewEndpoints.listReviewLinks, { params: { id } });
  const links = useQuery({ ...list, staleTime: 0, gcTime: 0 });
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: list.queryKey });
  const creation = useIdempotencyKey();

  const create = useAction({
    mutationFn: (fields: ReviewLinkFields) =>
      api(reviewEndpoints.createReviewLink, {
        params: { id },
        body: fields,
        idempotencyKey: creation.keyFor(fields),
      }),
    onSuccess: (link) => {
      creation.done();
      onCreated(link);
      return reload();
    },
  });

  const revoke = useAction({
    mutationFn: (link: ReviewLink) =>
      api(reviewEndpoints.revokeReviewLink, { params: { id: link.id } }),
    onSettled: reload,
    onError: (error) => {
      // The link was revoked in another tab; reloading removes it from the list.
      if (hasErrorCode(error, 'not-found')) return;
      notify.failure('Link not revoked', error, 'It still works. Try again.');
    },
  });

  return { links, create, revoke };
}
