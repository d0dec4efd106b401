import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toDraft } from '../features/creator/local-drafts/local-draft.ts';
import { aState } from '../features/creator/testing/builders.ts';
import { mockReads } from '../features/creator/testing/creator-actions.tsx';
import { endpoints } from '../lib/endpoints.ts';
import * as pageNavigation from '../lib/page-navigation.ts';
import { createSessionDraft } from '../lib/session-draft.ts';
import { aUser } from '../testing/builders.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../testing/server.ts';

const { id: userId } = aUser();
const createKey = (owner: string, application = 'new') =>
  `grantwright.draft:${owner}/${application}`;

function storeDraft(key: string, isOnServer: boolean) {
  const draft = toDraft(aState({ title: 'A van for the hill towns' }), Date.now(), isOnServer);
  localStorage.setItem(key, JSON.stringify(draft));
}

const storedKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    key.startsWith('grantwright'),
  );

const logOut = async (user = userEvent.setup()) =>
  user.click(await screen.findByRole('button', { name: 'Logout' }));

const dialogTitle = 'You have unsaved changes on this device';

beforeEach(() => {
  vi.spyOn(pageNavigation, 'leavePage').mockReturnValue();
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const hasLeft = () => expect(pageNavigation.leavePage).toHaveBeenCalledWith('/');

describe('signing out', () => {
  it("removes the user's drafts that are on the server, but keeps those of other users", async () => {
    mockEndpoint(endpoints.logout, noContent);
    storeDraft(createKey(userId, 'a1'), true);
    localStorage.setItem(`grantwright.extraction:organization:${userId}:new`, '{"id":"job-1"}');
    storeDraft(createKey('somebody-else', 'a2'), true);
    openScreen('/organizations', aUser());
    await logOut();
    await waitFor(hasLeft);
    expect(storedKeys()).toEqual([createKey('somebody-else', 'a2')]);
  });

  it('removes nothing if the server does not end the session', async () => {
    mockEndpoint(endpoints.logout, () => problemResponse('unavailable', 'Away.'));
    storeDraft(createKey(userId, 'a1'), true);
    openScreen('/organizations', aUser());
    await logOut();
    expect(await screen.findByText('Logout Error')).toBeTruthy();
    expect(storedKeys()).toEqual([createKey(userId, 'a1')]);
  });
});

describe('signing out with unsaved work', () => {
  it.each([
    ['Keep on this device', ['mine']],
    ['Discard and sign out', []],
  ])('asks first, and then applies "%s"', async (choice, rest) => {
    let logouts = 0;
    mockEndpoint(endpoints.logout, () => {
      logouts += 1;
      return noContent();
    });
    storeDraft(createKey(userId), false);
    storeDraft(createKey(userId, 'a1'), true);
    openScreen('/organizations', aUser());
    const user = userEvent.setup();
    await logOut(user);
    expect(await screen.findByRole('dialog', { name: dialogTitle })).toBeTruthy();
    expect(logouts).toBe(0);
    expect(storedKeys()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: choice }));
    await waitFor(hasLeft);
    expect(storedKeys()).toEqual(rest.map(() => createKey(userId)));
  });

  it('asks about an unsaved form in this tab', async () => {
    createSessionDraft(`organization:${userId}:new`).write({ name: 'Harbor Kitchen' });
    openScreen('/organizations', aUser());
    const user = userEvent.setup();
    await logOut(user);
    expect(await screen.findByRole('dialog', { name: dialogTitle })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedKeys()).toHaveLength(1);
    expect(pageNavigation.leavePage).not.toHaveBeenCalled();
  });

  it.each([
    ['Keep on this device', 1],
    ['Discard and sign out', 0],
  ])('keeps or removes the open draft, even if the page unloads: %s', async (choice, count) => {
    mockReads();
    mockEndpoint(endpoints.logout, noContent);
    storeDraft(createKey(userId), false);
    openScreen('/application-creator', aUser());
    const user = userEvent.setup();
    await screen.findAllByText(/We restored your unsaved changes/);
    await logOut(user);
    await user.click(await screen.findByRole('button', { name: choice }));
    await waitFor(hasLeft);
    window.dispatchEvent(new Event('pagehide'));
    expect(storedKeys()).toHaveLength(count);
  });
});

const otherTab = new BroadcastChannel('grantwright:sign-out');
afterAll(() => otherTab.close());

describe('signing out', () => {
  it.each([
    ['unsaved', 2],
    ['nothing', 0],
  ])(
    'in another tab keeps or removes the draft that is open here, and leaves this page: %s',
    async (kept, count) => {
      mockReads();
      storeDraft(createKey(userId), false);
      createSessionDraft(`organization:${userId}:new`).write({ name: 'Harbor Kitchen' });
      openScreen('/application-creator', aUser());
      await screen.findAllByText(/We restored your unsaved changes/);
      localStorage.clear();
      otherTab.postMessage({ userId: 'somebody-else', kept });
      otherTab.postMessage({ userId, kept });
      await waitFor(hasLeft);
      window.dispatchEvent(new Event('pagehide'));
      expect(storedKeys()).toHaveLength(count);
    },
  );

  it('is announced to other tabs', async () => {
    const received: unknown[] = [];
    otherTab.addEventListener('message', ({ data }) => received.push(data));
    mockEndpoint(endpoints.logout, noContent);
    openScreen('/organizations', aUser());
    await logOut();
    await waitFor(() => expect(received).toEqual([{ userId, kept: 'unsaved' }]));
  });
});

it('keeps everything if the session expires', async () => {
  mockEndpoint(endpoints.listOrganizations, () => problemResponse('not-signed-in', 'Signed out.'));
  storeDraft(createKey(userId, 'a1'), true);
  openScreen('/organizations', aUser());
  expect((await screen.findAllByText('Unauthorized')).length).toBeGreaterThan(0);
  expect(storedKeys()).toEqual([createKey(userId, 'a1')]);
});
