import type { Endpoint } from '@grantwright/shared/contract';
import { focusManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import type { WireEndpoint } from './endpoints.ts';
import type { RequestArguments, UntypedOptions } from './request.ts';
import { uncheckedOptions } from './request.ts';

/**
 * Queries never become stale, are not retried, and are not refetched on focus. Offline, a request fails immediately
 * with a message instead of waiting silently.
 */
export function createQueryClient(): QueryClient {
  focusManager.setEventListener(listenForFocus);
  return new QueryClient({
    queryCache: createQueryCache(),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        // Mounting a screen does not retry a prefetch that has already failed.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Removes failed queries when their last observer unmounts, so that the next visit retries. */
function createQueryCache(): QueryCache {
  const cache = new QueryCache();
  cache.subscribe(({ type, query }) => {
    const isUnobserved = type === 'observerRemoved' && query.getObserversCount() === 0;
    if (isUnobserved && query.state.status === 'error') cache.remove(query);
  });
  return cache;
}

/** Also listens for focus, because a window next to the funder's page is never hidden. */
function listenForFocus(onFocus: () => void): () => void {
  const listener = () => onFocus();
  const events = ['visibilitychange', 'focus'];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/**
 * Returns the cache key for an endpoint: `createQueryKey(endpoints.listOrganizations)`.
 */
export const createQueryKey = (
  endpoint: WireEndpoint,
  params?: Record<string, string>,
): readonly unknown[] => (params ? [endpoint.path, params] : [endpoint.path]);

/** Returns the mutation key for showing new data of a list before it is stored. */
export const createOptimisticKey = (endpoint: WireEndpoint): readonly unknown[] => [
  'optimistic',
  ...createQueryKey(endpoint),
];

/**
 * Waits until the data shown for a list is stored. Any earlier, a response would bring back the previous data, and the
 * next change would start from it.
 */
export async function waitUntilStored(client: QueryClient, endpoint: WireEndpoint): Promise<void> {
  const isStored = () => client.isMutating({ mutationKey: createOptimisticKey(endpoint) }) === 0;
  if (isStored()) return;
  let unsubscribe: (() => void) | undefined;
  await new Promise<void>((resolve) => {
    unsubscribe = client.getMutationCache().subscribe(() => isStored() && resolve());
  });
  unsubscribe?.();
}

/** Turns a read endpoint of the contract into a query: `useQuery(createQueryOptions(endpoints.getEntitlement))`. */
export function createQueryOptions<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  ...[options]: RequestArguments<C>
) {
  const { params }: UntypedOptions = options ?? {};
  return queryOptions({
    queryKey: createQueryKey(endpoint, params),
    queryFn: ({ signal }) => api(endpoint, ...uncheckedOptions<C>({ ...options, signal })),
  });
}
