import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router-dom';
import { userQuery } from '../lib/session.ts';

/**
 * A route loader that requests the screen's data while its code is still loading. It waits until the user is known,
 * because a visitor's requests would fail, and never delays the navigation.
 */
export const createPrefetchLoader =
  (client: QueryClient, request: () => unknown): LoaderFunction =>
  () => {
    client.ensureQueryData(userQuery).then(
      (user) => user && request(),
      () => undefined, // The session gate shows why the user is unknown.
    );
    return null;
  };
