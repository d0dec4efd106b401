import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

const silent = () => new HttpResponse(null, { status: 500 });

/** Returns the label, type and placeholder of each field, from top to bottom. */
const fields = () =>
  [...screen.getByRole('tabpanel').querySelectorAll('input')].map((input) => [
    input.labels?.[0]?.textContent,
    input.type,
    input.placeholder,
  ]);

describe('the authentication page', () => {
  it('opens with Sign In, and shows the fields of each tab in order', async () => {
    openScreen('/auth', null);
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeTruthy();
    expect(fields()).toEqual([
      ['Email', 'email', 'Enter your email'],
      ['Password', 'password', 'Enter your password'],
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(fields()).toEqual([
      ['Username', 'text', 'Choose a username'],
      ['Email', 'email', 'Enter your email'],
      ['Password', 'password', 'Create a password (min 6 characters)'],
    ]);
    expect(screen.getByText('Your first grant application is free!')).toBeTruthy();
  });

  it('shows the three steps next to the form', async () => {
    openScreen('/auth', null);
    const steps = within(await screen.findByRole('complementary', { name: 'How it works' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Upload grant guidelines or enter their URL',
      '2AI analyzes them and generates your application',
      '3Edit, refine and download it',
    ]);
  });
});

it('requires every field on the Sign Up tab', async () => {
  openScreen('/auth?tab=sign-up', null);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Up' }));
  expect((await screen.findAllByText('Please fill in all fields'))[0]).toBeTruthy();
  for (const label of ['Username', 'Email', 'Password'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
});

function mockDashboard() {
  mockEndpoint(endpoints.listApplications, () => ok([]));
  mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price: { amount: 1000, currency: 'usd' } }),
  );
}

it('creates an account, shows a message, and navigates to the home page', async () => {
  const bodies: unknown[] = [];
  mockEndpoint(endpoints.register, async ({ request }) => {
    bodies.push(await request.json());
    return ok(aUser());
  });
  mockDashboard();
  const { router } = openScreen('/auth?tab=sign-up', null);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Username'), 'maya');
  await user.type(screen.getByLabelText('Email'), 'maya@example.org');
  await user.type(screen.getByLabelText('Password'), 'abcdef{Enter}');
  expect(await screen.findByText('Account created successfully')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(bodies).toEqual([{ username: 'maya', email: 'maya@example.org', password: 'abcdef' }]);
});

it('reuses the idempotency key when a sign-up is retried, and uses a new key once the input changes', async () => {
  const keys: (string | null)[] = [];
  mockEndpoint(endpoints.register, ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return keys.length < 3 ? silent() : ok(aUser());
  });
  mockDashboard();
  openScreen('/auth?tab=sign-up', null);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Username'), 'maya');
  await user.type(screen.getByLabelText('Email'), 'maya@example.org');
  await user.type(screen.getByLabelText('Password'), 'abcdef{Enter}');
  await waitFor(() => expect(keys.length).toBe(1));
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(keys.length).toBe(2));
  await user.type(screen.getByLabelText('Username'), 'h');
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(keys.length).toBe(3));
  const [first, second, third] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it.each([
  ['/auth', endpoints.login, 'Login Failed', 'Invalid email or password'],
  ['/auth?tab=sign-up', endpoints.register, 'Registration Failed', 'Failed to create account'],
] as const)(
  'shows a fallback message on %s if the server sends none',
  async (address, call, title, words) => {
    mockEndpoint(call, silent);
    openScreen(address, null);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'a@b.org');
    if (screen.queryByLabelText('Username'))
      await user.type(screen.getByLabelText('Username'), 'a');
    await user.type(screen.getByLabelText('Password'), 'abcdef{Enter}');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  },
);
