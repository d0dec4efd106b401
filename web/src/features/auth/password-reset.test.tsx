import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';

describe('the forgotten-password page', () => {
  it('is linked from the sign-in page, and sends a reset link to the given address', async () => {
    const bodies: unknown[] = [];
    mockEndpoint(endpoints.getMailStatus, () => ok({ isOn: true, confirmsAddresses: true }));
    mockEndpoint(endpoints.requestPasswordReset, async ({ request }) => {
      bodies.push(await request.json());
      return new Response(null, { status: 202 });
    });
    openScreen('/auth', null);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    expect((await screen.findAllByText('Please fill in all fields'))[0]).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'maya@example.org{Enter}');
    expect(await screen.findByText(/If there is an account with this address/)).toBeTruthy();
    expect(bodies).toEqual([{ email: 'maya@example.org' }]);
  });

  it('refers the user to the operator if the installation cannot send mail', async () => {
    mockEndpoint(endpoints.getMailStatus, () => ok({ isOn: false, confirmsAddresses: false }));
    openScreen('/forgot-password', null);
    expect(await screen.findByText(/Ask its administrator for a password reset link/)).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});

describe('the password reset page', () => {
  const bodies: unknown[] = [];
  beforeEach(() => {
    bodies.length = 0;
    mockEndpoint(endpoints.getMailStatus, () => ok({ isOn: true, confirmsAddresses: true }));
    mockEndpoint(endpoints.resetPassword, async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      return body.token === 'used'
        ? problemResponse('expired-link', 'This link has expired or was already used.')
        : noContent();
    });
  });

  async function choosePassword(password: string, confirmation = password): Promise<void> {
    const user = userEvent.setup();
    const first = await screen.findByLabelText('New Password');
    const second = screen.getByLabelText('Confirm New Password');
    await user.clear(first);
    await user.clear(second);
    await user.type(first, password);
    await user.type(second, `${confirmation}{Enter}`);
  }

  it('removes the token from the URL, sets the password, and opens the sign-in page', async () => {
    const { router } = openScreen('/reset-password#token=secret', null);
    await screen.findByLabelText('New Password');
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await choosePassword('abcdef', 'abcdeg');
    expect(await screen.findAllByText('New passwords do not match')).toBeTruthy();
    await choosePassword('abcde');
    expect(await screen.findAllByText('Password must be at least 6 characters')).toBeTruthy();
    await choosePassword('abcdef');
    expect(await screen.findByText('Password updated successfully')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(bodies).toEqual([{ token: 'secret', password: 'abcdef' }]);
  });

  it('offers a new link if the current one no longer works', async () => {
    openScreen('/reset-password#token=used', null);
    await choosePassword('abcdef');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Request a new link' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    // the response to an earlier attempt may have been lost
    expect(screen.getByText(/it may have been saved/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeTruthy();
  });

  it('asks the user to open the link in the email if the URL has no token', async () => {
    openScreen('/reset-password', null);
    expect(
      await screen.findByRole('heading', { name: 'Open the link in your email' }),
    ).toBeTruthy();
  });
});
