import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { endpoints } from '../lib/endpoints.ts';
import { anApplication, anOrganization, aUser } from '../testing/builders.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../testing/server.ts';
import * as pageNavigation from '../lib/page-navigation.ts';

let leavePage: MockInstance<typeof pageNavigation.leavePage>;
beforeEach(() => {
  leavePage = vi.spyOn(pageNavigation, 'leavePage').mockReturnValue();
  vi.spyOn(pageNavigation, 'getCurrentAddress').mockReturnValue('/organizations?edit=1');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a visitor', () => {
  it.each([
    ['/documents', 'Please log in to access your document library'],
    ['/organizations', 'Please log in to view organizations.'],
    ['/application-creator', 'Please log in to create grant applications.'],
  ])('sees why to log in and a Log In link at %s', async (address, words) => {
    openScreen(address, null);
    expect(await screen.findByText(words)).toBeTruthy();
    const login = screen.getByRole('link', { name: 'Log In' });
    expect(login.getAttribute('href')).toBe(`/api/login?next=${encodeURIComponent(address)}`);
  });

  it('is redirected from /profile to /auth with the path to return to', async () => {
    const { router } = openScreen('/profile?tab=data', null);
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeTruthy();
    expect(router.state.location.search).toBe('?next=%2Fprofile%3Ftab%3Ddata');
  });

  it('sees the 404 screen at an unknown path', async () => {
    openScreen('/nowhere', null);
    expect(await screen.findByText('404 Page Not Found')).toBeTruthy();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  });

  it('sees the landing page at /', async () => {
    openScreen('/', null);
    expect(
      await screen.findByRole('heading', {
        name: 'AI-Powered Grant Applications for Non-Profits',
      }),
    ).toBeTruthy();
    for (const name of ['Get Started Free', 'Login', 'Sign Up']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/auth/);
    }
  });
});

it('redirects a signed-in user from /auth to the dashboard', async () => {
  mockEndpoint(endpoints.listApplications, () => ok([]));
  mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price: { amount: 1000, currency: 'usd' } }),
  );
  const { router } = openScreen('/auth', aUser());
  expect(await screen.findByText('No applications yet')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

describe('an ended session', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a message and, after 500 ms, redirects to sign-in with the path to return to', async () => {
    mockEndpoint(endpoints.listOrganizations, () => ok([anOrganization({ isDefault: false })]));
    mockEndpoint(endpoints.setDefaultOrganization, () =>
      problemResponse('not-signed-in', 'Signed out.'),
    );
    openScreen('/organizations', aUser());
    const button = await screen.findByRole('button', { name: /Set Default/ });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).click(button);
    expect(await screen.findByText('Unauthorized')).toBeTruthy();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy();
    expect(screen.queryByText('Failed to set default organization')).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(leavePage.mock.calls).toEqual([['/api/login?next=%2Forganizations%3Fedit%3D1']]);
  });

  it('redirects only after the message is painted, even if painting is slow', async () => {
    mockEndpoint(endpoints.listOrganizations, () => ok([anOrganization({ isDefault: false })]));
    mockEndpoint(endpoints.setDefaultOrganization, () =>
      problemResponse('not-signed-in', 'Signed out.'),
    );
    openScreen('/organizations', aUser());
    const button = await screen.findByRole('button', { name: /Set Default/ });
    const frames: FrameRequestCallback[] = [];
    const paint = () => frames.splice(0).forEach((frame) => frame(performance.now()));
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    await userEvent.click(button);
    await waitFor(() => expect(frames).not.toHaveLength(0));
    await new Promise((later) => setTimeout(later, 700));
    expect(leavePage).not.toHaveBeenCalled();
    await waitFor(() => {
      paint();
      expect(screen.queryByText('Unauthorized')).toBeTruthy();
    });
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
  });

  it('redirects home if deleting an application fails with a 401', async () => {
    mockEndpoint(endpoints.listApplications, () => ok([anApplication()]));
    mockEndpoint(endpoints.countApplications, () => ok({ total: 1, completed: 0, inProgress: 1 }));
    mockEndpoint(endpoints.getEntitlement, () =>
      ok({ superUser: false, freeLeft: 1, credits: 0, price: { amount: 1000, currency: 'usd' } }),
    );
    mockEndpoint(endpoints.deleteApplication, () =>
      problemResponse('not-signed-in', 'Signed out.'),
    );
    openScreen('/dashboard', aUser());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete Reading rooms' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(leavePage.mock.calls).toEqual([['/']]));
  });
});

it('keeps the screen and the typed text if refetching the user on window focus fails', async () => {
  openScreen('/profile', aUser());
  const name = await screen.findByLabelText<HTMLInputElement>('Username');
  await userEvent.type(name, ' the second');
  let requests = 0;
  mockEndpoint(endpoints.getUser, () => {
    requests += 1;
    return Response.error();
  });
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(requests).toBe(1));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByLabelText('Username')).toBe(name);
  expect(name.value).toBe('maya the second');
});

it('navigates to / after logging out', async () => {
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
  mockEndpoint(endpoints.logout, noContent);
  openScreen('/organizations', aUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(leavePage.mock.calls).toEqual([['/']]));
});
