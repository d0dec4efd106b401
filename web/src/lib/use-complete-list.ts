import type { Call } from '@grantwright/shared/contract';
import { useEffect } from 'react';
import type { WireCall } from './calls.ts';
import { useList } from './use-list.ts';

/** A list whose further pages are read at once: for choices, where nobody scrolls. */
export function useCompleteList<C extends Call>(call: WireCall<C>) {
  const list = useList(call);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    // A page that failed is asked for again by the person, and not without end.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return list;
}
