import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';

describe('signing in', () => {
  it('requires all fields', async () => {
    openScreen('/auth', null);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'a@b.org');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect((await screen.findAllByText('Please fill in all fields')).length).toBeGreaterThan(0);
    const password = screen.getByLabelText('Password');
    expect(document.activeElement).toBe(password);
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  it("shows the server's reason, and keeps the input", async () => {
    mockEndpoint(endpoints.login, () =>
      problemResponse('invalid-credentials', 'That did not match.'),
    );
    openScreen('/auth', null);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'a@b.org');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    expect(screen.getAllByText('That did not match.').length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
  });

  it('sends a single request when submitted twice, and navigates to the `next` path', async () => {
    let requestCount = 0;
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    mockEndpoint(endpoints.login, async () => {
      requestCount += 1;
      await gate;
      return ok(aUser());
    });
    const { router } = openScreen('/auth?next=/profile', null);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'a@b.org');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: /Sign/ }));
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(await screen.findByText('Logged in successfully')).toBeTruthy();
    expect(requestCount).toBe(1);
  });
});

describe('signing up', () => {
  it('rejects a short password without sending a request', async () => {
    openScreen('/auth?tab=sign-up', null);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Username'), 'maya');
    await user.type(screen.getByLabelText('Email'), 'a@b.org');
    const password = screen.getByPlaceholderText('Create a password (min 6 characters)');
    await user.type(password, 'abcde{Enter}');
    expect(
      (await screen.findAllByText('Password must be at least 6 characters')).length,
    ).toBeGreaterThan(0);
  });

  it('shows why an account was not created', async () => {
    mockEndpoint(endpoints.register, () =>
      problemResponse('email-taken', 'There is an account already.'),
    );
    openScreen('/auth', null);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
    await user.type(screen.getByLabelText('Username'), 'maya');
    await user.type(screen.getByLabelText('Email'), 'a@b.org');
    await user.type(screen.getByLabelText('Password'), 'abcdef{Enter}');
    expect(await screen.findByText('Registration Failed')).toBeTruthy();
  });
});
