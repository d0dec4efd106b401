import type { Call } from '@grantwright/shared/contract';
import { useEffect } from 'react';
import type { WireCall } from './calls.ts';
import { useList } from './list.ts';

/** A list whose further pages are read at once: for choices, where nobody scrolls. */
export function useWholeList<C extends Call>(call: WireCall<C>) {
  const list = useList(call);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return list;
}
