import type { QueryClient } from '@tanstack/react-query';
import { calls } from '../lib/calls.ts';
import { isSignedOut } from '../lib/errors.ts';
import { pagesQueryFor } from '../lib/use-list.ts';
import { queryFor } from '../lib/query.ts';
import type { FirstRead } from './first-reads.ts';

const stay = { signedOut: 'stay' } as const;

const read: Record<FirstRead, (client: QueryClient) => Promise<void>> = {
  listApplications: (client) =>
    client.prefetchInfiniteQuery(pagesQueryFor(calls.listApplications, stay)),
  countApplications: (client) => client.prefetchQuery(queryFor(calls.countApplications, stay)),
  listDocuments: (client) => client.prefetchInfiniteQuery(pagesQueryFor(calls.listDocuments, stay)),
  listOrganizations: (client) =>
    client.prefetchInfiniteQuery(pagesQueryFor(calls.listOrganizations, stay)),
};

/**
 * Takes over the answers that the page has asked for, at once, so that none is left to be mistaken for
 * a later one. The screen then finds them in the cache.
 */
export function takeReads(client: QueryClient, page: Document): Promise<unknown> {
  const asked = page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  const paths = new Set([...asked].map((link) => link.getAttribute('href')));
  const names = (Object.keys(read) as FirstRead[]).filter((name) => paths.has(calls[name].path));
  return Promise.all(names.map((name) => read[name](client))).then(() => leaveSignedOut(client));
}

/** A session that has ended meanwhile is found out by the screen itself, which has to ask for that. */
const leaveSignedOut = (client: QueryClient): void =>
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => isSignedOut(state.error) });
