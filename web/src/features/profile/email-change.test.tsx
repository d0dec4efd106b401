import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';

const bodies: unknown[] = [];
beforeEach(() => {
  bodies.length = 0;
  mockEndpoint(endpoints.getMailStatus, () => ok({ isOn: true, confirmsAddresses: true }));
  mockEndpoint(endpoints.updateProfile, async ({ request }) => {
    const body = await request.json();
    bodies.push(body);
    if (body.currentPassword !== 'harbor street')
      return problemResponse('wrong-password', 'The current password is incorrect.');
    return ok(aUser({ pendingEmail: body.email }));
  });
});

it('asks for the password to change the email, and explains that the link must be opened', async () => {
  openScreen('/profile', aUser());
  const user = userEvent.setup();
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  await user.clear(email);
  await user.type(email, 'new@example.org');
  const password = await screen.findByLabelText('Current Password');
  await user.type(email, '{Enter}');
  expect((await screen.findAllByText('Please fill in all fields'))[0]).toBeTruthy();
  await user.type(password, 'not it{Enter}');
  expect(await screen.findAllByText('The current password is incorrect.')).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBe('true');
  await user.clear(password);
  await user.type(password, 'harbor street{Enter}');
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(screen.getAllByText(/Open the link we sent to new@example.org/)).toHaveLength(2);
  expect(email.value).toBe('maya@example.org');
  expect(document.activeElement).toBe(email);
  expect(sessionStorage.length).toBe(0);
  expect(bodies.at(-1)).toEqual({
    username: 'maya',
    email: 'new@example.org',
    currentPassword: 'harbor street',
  });
});

it('also asks for a code if two-step verification is on', async () => {
  mockEndpoint(endpoints.updateProfile, async ({ request }) => {
    const body = await request.json();
    bodies.push(body);
    return body.code === '123456'
      ? ok(aUser({ pendingEmail: body.email, twoStep: true }))
      : problemResponse('wrong-code', 'This code is incorrect or was already used.');
  });
  openScreen('/profile', aUser({ twoStep: true }));
  const user = userEvent.setup();
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'new@example.org');
  await user.type(await screen.findByLabelText('Current Password'), 'harbor street{Enter}');
  const code = screen.getByLabelText('Code');
  expect((await screen.findAllByText('Please fill in all fields'))[0]).toBeTruthy();
  expect(bodies).toEqual([]);
  await user.type(code, '000000{Enter}');
  expect(await screen.findAllByText('This code is incorrect or was already used.')).toBeTruthy();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(bodies.at(-1)).toMatchObject({ currentPassword: 'harbor street', code: '123456' });
  expect(sessionStorage.length).toBe(0);
});

it('cancels an unconfirmed change', async () => {
  mockEndpoint(endpoints.updateProfile, async ({ request }) => {
    bodies.push(await request.json());
    return ok(aUser());
  });
  openScreen('/profile', aUser({ pendingEmail: 'new@example.org' }));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Username'), ' the second');
  await user.click(screen.getByRole('button', { name: 'Cancel change' }));
  expect(await screen.findByText('Email change canceled')).toBeTruthy();
  expect(screen.queryByText(/Open the link we sent/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(bodies).toEqual([{ username: 'maya', email: 'maya@example.org' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('maya the second');
  sessionStorage.clear();
});

it('confirms a new email only when the button is pressed', async () => {
  const tokens: unknown[] = [];
  mockEndpoint(endpoints.confirmEmail, async ({ request }) => {
    tokens.push(await request.json());
    return noContent();
  });
  openScreen('/confirm-email#token=secret', aUser());
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  expect(tokens).toEqual([]);
  await userEvent.click(confirm);
  expect(await screen.findByText('Your new email is confirmed')).toBeTruthy();
  expect(tokens).toEqual([{ token: 'secret' }]);
  expect(sessionStorage.length).toBe(0);
});

it('reports that a link no longer works, but does not claim that the email is unchanged', async () => {
  mockEndpoint(endpoints.confirmEmail, () =>
    problemResponse('expired-link', 'This link has expired or was already used.'),
  );
  openScreen('/confirm-email#token=secret', aUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.getByText(/Your profile settings show your current email/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Profile settings' })).toBeTruthy();
});

it('keeps the link while a visitor signs in', async () => {
  mockEndpoint(endpoints.login, () => ok(aUser()));
  const { router } = openScreen('/confirm-email#token=secret', null);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await user.type(await screen.findByLabelText('Email'), 'maya@example.org');
  await user.type(screen.getByLabelText('Password'), 'harbor street{Enter}');
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/confirm-email', hash: '' });
  sessionStorage.clear();
});

it('lets the user retry after a server error', async () => {
  let attempts = 0;
  mockEndpoint(endpoints.confirmEmail, () => {
    attempts += 1;
    return attempts === 1
      ? problemResponse('unavailable', 'Grantwright is temporarily unavailable.')
      : noContent();
  });
  openScreen('/confirm-email#token=secret', aUser());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Grantwright is temporarily unavailable.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your new email is confirmed')).toBeTruthy();
});
