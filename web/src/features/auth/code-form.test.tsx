import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';

it('asks for a code after the password if the account has two-step verification', async () => {
  mockEndpoint(endpoints.login, async ({ request }) => {
    const { code } = await request.json();
    if (code === undefined)
      return problemResponse('code-required', 'Enter the code from your app.');
    return code === '123456'
      ? ok(aUser())
      : problemResponse('wrong-code', 'This code is incorrect or was already used.');
  });
  mockEndpoint(endpoints.listApplications, () => ok([]));
  const { router } = openScreen('/auth?next=%2Fprofile', null);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'maya@example.org');
  await user.type(screen.getByLabelText('Password'), 'harbor street{Enter}');
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.type(code, '000000{Enter}');
  expect(
    (await screen.findAllByText('This code is incorrect or was already used.'))[0],
  ).toBeTruthy();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
});
