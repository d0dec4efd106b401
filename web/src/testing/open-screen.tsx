import type { User } from '@grantwright/shared/contract';
import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { createRoutes } from '../app/routes.tsx';
import { endpoints } from '../lib/endpoints.ts';
import { createQueryClient } from '../lib/query.ts';
import { mockEndpoint, ok, problemResponse } from './server.ts';

/** Renders the whole application at an address, for the given user, or for a visitor if null. */
export function openScreen(address: string, user: User | null) {
  mockEndpoint(endpoints.getUser, () =>
    user ? ok(user) : problemResponse('not-signed-in', 'You are not signed in.'),
  );
  const client = createQueryClient();
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [address] });
  const { unmount } = render(<App client={client} router={router} />);
  return { router, unmount };
}
