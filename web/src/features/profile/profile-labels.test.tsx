import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent } from '../../testing/server.ts';

const silent = () => new HttpResponse(null, { status: 500 });

async function open(user = aUser()) {
  openScreen('/profile', user);
  await screen.findByRole('tab', { name: 'Profile Information', selected: true });
  return userEvent.setup();
}

async function changePassword(user: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('tab', { name: 'Password & Security' }));
  await user.type(screen.getByLabelText('Current Password'), 'harbor street');
  await user.type(screen.getByLabelText('New Password'), 'hill town');
  await user.type(screen.getByLabelText('Confirm New Password'), 'hill town{Enter}');
}

describe('profile information', () => {
  it('shows the user, the sign-up date and a back link', async () => {
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('maya');
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.type]).toEqual(['maya@example.org', 'email']);
    expect(screen.getByText('Member since').nextSibling?.textContent).toBe('March 2, 2026');
    const back = screen.getByRole('link', { name: 'Back to Dashboard' });
    expect(back.getAttribute('href')).toBe('/dashboard');
  });

  it('shows N/A if there is no sign-up date', async () => {
    await open(aUser({ createdAt: '' }));
    expect(screen.getByText('Member since').nextSibling?.textContent).toBe('N/A');
  });

  it.each(['Username', 'Email'])('requires the %s', async (label) => {
    const user = await open();
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await screen.findAllByText('Please fill in all fields')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('sends both fields, and shows a fallback message after a failure', async () => {
    const bodies: unknown[] = [];
    mockEndpoint(endpoints.updateProfile, async ({ request }) => {
      bodies.push(await request.json());
      return silent();
    });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await screen.findAllByText('Failed to update profile')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([{ username: 'maya', email: 'maya@example.org' }]);
  });
});

describe('password and security', () => {
  it('sends the old and the new password, and clears the form', async () => {
    const bodies: unknown[] = [];
    mockEndpoint(endpoints.changePassword, async ({ request }) => {
      bodies.push(await request.json());
      return noContent();
    });
    const user = await open();
    await changePassword(user);
    expect(await screen.findByText('Password updated successfully')).toBeTruthy();
    expect(bodies).toEqual([{ currentPassword: 'harbor street', newPassword: 'hill town' }]);
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
  });

  it('shows a fallback message if the server sends none', async () => {
    mockEndpoint(endpoints.changePassword, silent);
    await changePassword(await open());
    expect((await screen.findAllByText('Failed to update password')).length).toBeGreaterThan(0);
  });
});
