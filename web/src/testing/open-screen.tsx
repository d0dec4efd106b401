import type { User } from '@grantwright/shared/contract';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { screens } from '../app/router.tsx';
import { calls } from '../lib/calls.ts';
import { createQueryClient } from '../lib/query.ts';
import { mockCall, ok, problemResponse } from './server.ts';

/** The whole application at an address, for the given user or (null) for nobody. */
export function openScreen(address: string, user: User | null) {
  mockCall(calls.getUser, () =>
    user ? ok(user) : problemResponse('not-signed-in', 'You are not signed in.'),
  );
  const router = createMemoryRouter(screens, { initialEntries: [address] });
  const { unmount } = render(
    <Providers client={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, unmount };
}
