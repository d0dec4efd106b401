import type { Call } from '@grantwright/shared/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from './api.ts';
import { apiPage } from './api.ts';
import type { WireCall } from './calls.ts';
import { keyOf } from './query.ts';
import type { Answer } from './request.ts';
import type { AfterSignOut } from './signed-out.ts';

/** The cache key of a list call's pages. */
export const pagesKeyOf = (call: WireCall): readonly unknown[] => [...keyOf(call), 'pages'];

type Item<C extends Call> = Answer<C> extends (infer One)[] ? One : never;
type ListOptions<C extends Call> = {
  enabled?: boolean;
  /** Milliseconds until the next reading, from what is there now; false for none. */
  refetchInterval?: (items: Item<C>[]) => number | false;
};

type Reading = { signedOut?: AfterSignOut | 'stay' };

/** A list call's pages as a query. */
export const pagesOf = <C extends Call>(call: WireCall<C>, reading: Reading = {}) =>
  infiniteQueryOptions({
    queryKey: pagesKeyOf(call),
    queryFn: ({ pageParam, signal }) =>
      apiPage(call, ...([{ ...reading, query: { cursor: pageParam }, signal }] as never)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** A list call with its further pages, read as the person scrolls. */
export function useList<C extends Call>(
  call: WireCall<C>,
  { enabled = true, refetchInterval }: ListOptions<C> = {},
) {
  const query = useInfiniteQuery({
    ...pagesOf(call),
    enabled,
    refetchInterval: ({ state }) => refetchInterval?.(itemsOf(state.data)) ?? false,
  });
  return {
    ...query,
    items: query.data && itemsOf(query.data),
    /** Reads every further page; for what must know the whole list. */
    fetchAll: async (): Promise<Item<C>[]> => {
      let { data, hasNextPage } = query as { data: typeof query.data; hasNextPage: boolean };
      while (hasNextPage) ({ data, hasNextPage } = await query.fetchNextPage());
      return itemsOf(data);
    },
  };
}

const itemsOf = <One>(data: { pages: Page<One>[] } | undefined): One[] =>
  data?.pages.flatMap((page) => page.items) ?? [];
