import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../lib/endpoints.ts';
import { isCurrentEntry, menuEntries } from '../layout/navigation.ts';
import { aUser } from '../testing/builders.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../testing/server.ts';

const price = { amount: 1000, currency: 'usd' };

beforeEach(() => {
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price }),
  );
  mockEndpoint(endpoints.createPaymentIntent, () =>
    ok({ id: 'p1', clientSecret: 's', provider: 'sandbox' }),
  );
  mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
  mockEndpoint(endpoints.getAiStatus, () => ok({ provider: 'built-in' }));
  for (const list of [
    endpoints.listApplications,
    endpoints.listDocuments,
    endpoints.listOrganizations,
  ])
    mockEndpoint(list, () => ok([]));
});

it.each(['/', '/auth', '/documents'])(
  'shows only a spinner at %s until the current user is known',
  async (address) => {
    openScreen(address, aUser());
    mockEndpoint(endpoints.getUser, () => new Promise<never>(() => undefined));
    expect(await screen.findByText('Loading')).toBeTruthy();
    for (const role of ['heading', 'tab', 'banner'])
      expect(screen.queryByRole(role), role).toBeNull();
  },
);

/** The first banner: a screen may have a header inside its main element. */
const topBar = () => screen.getAllByRole('banner')[0] ?? document.createElement('header');

describe('the top bar', () => {
  it.each([
    ['/dashboard', 'Dashboard'],
    ['/documents', 'Document Library'],
    ['/organizations', 'Organizations'],
    ['/profile', 'Profile Settings'],
    ['/checkout', 'Complete Your Purchase'],
    ['/application-creator', 'Select Organization & Review Details'],
  ])('shows the brand, the profile link and the Logout button at %s', async (address, heading) => {
    openScreen(address, aUser());
    await screen.findByRole('heading', { name: heading, level: 1 });
    const bar = within(topBar());
    expect(bar.getByRole('link', { name: 'Grantwright' }).getAttribute('href')).toBe('/');
    expect(bar.getByRole('link', { name: 'maya' }).getAttribute('href')).toBe('/profile');
    expect(bar.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it('shows the email of a user without a username', async () => {
    openScreen('/organizations', aUser({ username: '' }));
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    const bar = within(topBar());
    expect(bar.getByRole('link', { name: 'maya@example.org' }).getAttribute('href')).toBe(
      '/profile',
    );
  });
});

describe('the side menu', () => {
  it.each([
    ['maya', 'maya'],
    ['', 'maya@example.org'],
  ])('shows who is signed in (username "%s") and the navigation', async (username, name) => {
    openScreen('/organizations', aUser({ username }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByText(/^Signed in as/).textContent).toBe(`Signed in as ${name}`);
    const links = menu.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/', 'Dashboard'],
      ['/organizations', 'Organizations'],
      ['/application-creator', 'Create Application'],
      ['/documents', 'Document Library'],
      ['/profile', 'Profile'],
    ]);
    expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([
      menu.getByRole('link', { name: 'Organizations' }),
    ]);
    expect(menu.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it.each([
    ['/', ['/']],
    ['/dashboard', []],
    ['/application-creator/7', ['/application-creator']],
    ['/profile', ['/profile']],
  ])('highlights the current entry at %s: %j', (path, current) => {
    expect(menuEntries.filter((entry) => isCurrentEntry(entry, path)).map(({ to }) => to)).toEqual(
      current,
    );
  });
});

it("navigates between the sidebar's screens, and marks the current one", async () => {
  const { router } = openScreen('/documents', aUser());
  const user = userEvent.setup();
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  const links = sections.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/dashboard', 'Dashboard'],
    ['/dashboard?tab=applications', 'Applications'],
    ['/application-creator', 'Create Application'],
    ['/dashboard?tab=organizations', 'Organization'],
    ['/documents', 'Documents'],
  ]);
  const current = () => sections.getByRole('link', { current: 'page' }).textContent;
  expect(current()).toBe('Documents');
  await user.click(sections.getByRole('link', { name: 'Applications' }));
  expect(await screen.findByRole('heading', { name: 'All Applications' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(current()).toBe('Applications');
  await user.click(sections.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

it('navigates from the library through the dashboard to the organizations', async () => {
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
  const { router } = openScreen('/documents', aUser());
  const user = userEvent.setup();
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  await user.click(sections.getByRole('link', { name: 'Organization' }));
  expect(await screen.findByRole('heading', { name: 'Organizations' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/organizations');
});

it('shows the 404 screen to signed-in users too', async () => {
  openScreen('/somewhere/else', aUser());
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
});
