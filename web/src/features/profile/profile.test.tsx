import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';

it('shows a new name everywhere immediately', async () => {
  mockEndpoint(endpoints.updateProfile, async ({ request }) => ok(aUser(await request.json())));
  openScreen('/profile', aUser());
  const user = userEvent.setup();
  const name = await screen.findByLabelText('Username');
  expect(screen.getByText('March 2, 2026')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Maya O.{Enter}');
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Maya O.' })).toBeTruthy();
});

it('restores unsaved input, with a notice and an option to start over', async () => {
  const first = openScreen('/profile', aUser());
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Username'), ' the second');
  first.unmount();

  openScreen('/profile', aUser());
  const name = await screen.findByLabelText<HTMLInputElement>('Username');
  expect(name.value).toBe('maya the second');
  screen.getByText(/It is not saved yet/);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(name.value).toBe('maya');
  expect(screen.queryByText(/It is not saved yet/)).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('shows next to the field that the current password is wrong', async () => {
  mockEndpoint(endpoints.changePassword, () =>
    problemResponse('wrong-password', 'That is not your password.'),
  );
  openScreen('/profile', aUser());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Password & Security' }));
  const current = screen.getByLabelText('Current Password');
  await user.type(current, 'old');
  await user.type(screen.getByLabelText('New Password'), 'abcdef');
  await user.type(screen.getByLabelText('Confirm New Password'), 'abcdef{Enter}');
  expect(await screen.findAllByText('That is not your password.')).toBeTruthy();
  expect(current.getAttribute('aria-invalid')).toBe('true');
});
