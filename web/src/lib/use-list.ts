import type { Endpoint } from '@grantwright/shared/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from './api.ts';
import { apiPage } from './api.ts';
import type { WireEndpoint } from './endpoints.ts';
import { createQueryKey, waitUntilStored } from './query.ts';
import type { ResponseBody } from './request.ts';
import { uncheckedOptions } from './request.ts';

/** Returns the cache key for the pages of a list endpoint. */
export const createPagesKey = (endpoint: WireEndpoint): readonly unknown[] => [
  ...createQueryKey(endpoint),
  'pages',
];

type Item<C extends Endpoint> = ResponseBody<C> extends (infer One)[] ? One : never;
type Query = Record<string, string | undefined>;
type ListOptions<C extends Endpoint> = {
  /** Limits the list, in addition to the cursor. */
  query?: Query;
  /** Milliseconds until the next refetch, or false. */
  refetchInterval?: (items: Item<C>[]) => number | false;
};

/** Turns the pages of a list endpoint into a query. */
export const createPagesQueryOptions = <C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  query?: Query,
) =>
  infiniteQueryOptions({
    queryKey: query ? [...createPagesKey(endpoint), query] : createPagesKey(endpoint),
    queryFn: async ({ client, pageParam, signal }) => {
      await waitUntilStored(client, endpoint);
      const options = { query: { ...query, cursor: pageParam }, signal };
      return apiPage(endpoint, ...uncheckedOptions<C>(options));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** Queries a list endpoint, fetching later pages on demand. */
export function useList<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  { query: filter, refetchInterval }: ListOptions<C> = {},
) {
  const query = useInfiniteQuery({
    ...createPagesQueryOptions(endpoint, filter),
    // While another query loads, the list stays.
    placeholderData: (previous) => (filter ? previous : undefined),
    refetchInterval: ({ state }) => refetchInterval?.(flattenPages(state.data)) ?? false,
  });
  return {
    ...query,
    items: query.data && flattenPages(query.data),
    /** Fetches all remaining pages and returns the whole list. Rejects if a page fails. */
    fetchAll: async (): Promise<Item<C>[]> => {
      let { data, hasNextPage }: { data: typeof query.data; hasNextPage: boolean } = query;
      while (hasNextPage) {
        // Without `throwOnError`, this would request a failing page endlessly.
        ({ data, hasNextPage } = await query.fetchNextPage({ throwOnError: true }));
      }
      return flattenPages(data);
    },
  };
}

const flattenPages = <One>(data: { pages: Page<One>[] } | undefined): One[] =>
  data?.pages.flatMap((page) => page.items) ?? [];
