import type { Session } from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';

const time = '2026-11-20T10:00:00Z';
const aSession = (overrides: Partial<Session>): Session => ({
  id: 's',
  device: {},
  createdAt: time,
  lastActiveAt: time,
  isCurrent: false,
  ...overrides,
});

/** Opens the list, served by a mock that also handles ending sessions. */
async function openList() {
  let sessions = [
    aSession({ id: 'here', device: { browser: 'Chrome', system: 'Windows' }, isCurrent: true }),
    aSession({ id: 'phone', device: { browser: 'Safari', system: 'iPhone' } }),
    aSession({ id: 'script' }),
  ];
  mockEndpoint(endpoints.listSessions, () => ok(sessions));
  mockEndpoint(endpoints.endSession, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params['id']);
    return noContent();
  });
  mockEndpoint(endpoints.endOtherSessions, () => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return noContent();
  });
  openScreen('/profile', aUser());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Password & Security' }));
  const list = within(await screen.findByRole('region', { name: 'Where you’re signed in' }));
  return { user, list };
}

it('lists the sessions, marks the current one, and ends another', async () => {
  const { user, list } = await openList();
  const [here, ...others] = list.getAllByRole('listitem');
  expect(here?.textContent).toContain('Chrome on Windows This device');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(others.map(({ textContent }) => textContent?.split('Last')[0])).toEqual([
    'Safari on iPhone ',
    'Unknown device ',
  ]);
  await user.click(list.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('Signed out Safari on iPhone')).toBeTruthy();
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
});

it('ends all other sessions', async () => {
  const { user, list } = await openList();
  await user.click(list.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(list.queryByRole('button')).toBeNull();
});

it('removes a session from the list if it has already ended', async () => {
  const { user, list } = await openList();
  mockEndpoint(endpoints.endSession, () =>
    problemResponse('not-found', 'This session was not found.'),
  );
  mockEndpoint(endpoints.listSessions, () => ok([aSession({ isCurrent: true })]));
  await user.click(list.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('This session was not found.')).toBeTruthy();
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
});
