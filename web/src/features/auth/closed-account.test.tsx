import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';

it('shows when a closed account will be deleted, and lets the user keep it, with a code if required', async () => {
  const bodies: unknown[] = [];
  mockEndpoint(endpoints.login, async ({ request }) => {
    const body = await request.json();
    bodies.push(body);
    if (!body.keepAccount)
      return problemResponse('account-closed', 'This account will be deleted on December 7, 2026.');
    return body.code ? ok(aUser()) : problemResponse('code-required', 'Enter the code.');
  });
  mockEndpoint(endpoints.listApplications, () => ok([]));
  const { router } = openScreen('/auth?next=%2Fprofile', null);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'maya@example.org');
  await user.type(screen.getByLabelText('Password'), 'harbor street{Enter}');
  expect(await screen.findByText('This account will be deleted on December 7, 2026.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  const credentials = { email: 'maya@example.org', password: 'harbor street' };
  expect(bodies.at(-1)).toEqual({ ...credentials, keepAccount: true, code: '123456' });
});
