import type { Endpoint } from '@grantwright/shared/contract';
import { useEffect } from 'react';
import type { WireEndpoint } from './endpoints.ts';
import { useList } from './use-list.ts';

/** Loads all pages of a list immediately, for select options. */
export function useCompleteList<C extends Endpoint>(endpoint: WireEndpoint<C>) {
  const list = useList(endpoint);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    // A failed page is not retried automatically.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return list;
}
