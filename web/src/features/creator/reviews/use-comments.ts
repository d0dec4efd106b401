import type { ReviewComment } from '@grantwright/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../../lib/api.ts';
import { hasErrorCode } from '../../../lib/errors.ts';
import { createQueryKey } from '../../../lib/query.ts';
import { reviewEndpoints } from '../../../domain/review/review-endpoints.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/notify.ts';

/** Loads all pages of an application's comments, and resolves and deletes comments. */
export function useComments(id: string) {
  const queryKey = createQueryKey(reviewEndpoints.listComments, { id });
  const client = useQueryClient();
  const comments = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchComments(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey });
  const onError = (error: Error) => {
    // The comment was deleted in another tab; reloading removes it from the list.
    if (hasErrorCode(error, 'not-found')) return;
    notify.failure('Comment not changed', error, 'Try again in a moment.');
  };
  const itemKey = (comment: ReviewComment) => comment.id;

  const toggle = useAction({
    itemKey,
    mutationFn: (comment: ReviewComment) =>
      api(reviewEndpoints.resolveComment, {
        params: { id: comment.id },
        body: { resolved: comment.resolvedAt === undefined },
      }),
    onSettled: reload,
    onError,
  });
  const remove = useAction({
    itemKey,
    mutationFn: (comment: ReviewComment) =>
      api(reviewEndpoints.deleteComment, { params: { id: comment.id } }),
    onSettled: reload,
    onError,
  });
  const removeOfLink = useAction({
    itemKey: (linkId: string) => linkId,
    mutationFn: (linkId: string) =>
      api(reviewEndpoints.deleteLinkComments, { params: { id: linkId } }),
    onSettled: reload,
    onError,
  });
  return { comments, toggle, remove, removeOfLink };
}

async function fetchComments(id: string, signal: AbortSignal): Promise<ReviewComment[]> {
  const all: ReviewComment[] = [];
  let cursor: string | undefined;
  do {
    const page = await apiPage(reviewEndpoints.listComments, {
      params: { id },
      query: { cursor },
      signal,
    });
    all.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return all;
}
