import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, noContent, problemResponse } from '../../../../testing/server.ts';
import { anOpened, recordAutosaves } from './autosaver-under-test.ts';

/** Records which revisions are deleted. */
function recordDeletions() {
  const deleted: (string | null)[] = [];
  mockEndpoint(endpoints.discardWorkingCopy, ({ request }) => {
    deleted.push(new URL(request.url).searchParams.get('revision'));
    return noContent();
  });
  return deleted;
}

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => isOnline.mockReset().mockReturnValue(true));

describe('the autosaver', () => {
  it('sends only the latest text, and bases the next request on its revision', async () => {
    const autosaves = recordAutosaves();
    const { type, saver, state } = anOpened();
    type('One.');
    type('Two.');
    expect(saver.getStatus()).toEqual({ isPending: true });
    await waitFor(() => expect(saver.getStatus().isPending).toBe(false));
    expect(autosaves).toMatchObject([{ version: 3, replaces: [], content: '<p>Two.</p>' }]);
    expect(state().workingCopy?.savedAt).toBe('2026-11-01T12:00:00.000Z');
    type('Three.');
    await waitFor(() => expect(autosaves).toHaveLength(2));
    expect(autosaves[1]).toMatchObject({
      replaces: [autosaves[0]?.revision],
      content: '<p>Three.</p>',
    });
  });

  it('sends one request at a time', async () => {
    let respond = () => {};
    const pendingResponse = new Promise<undefined>(
      (resolve) => (respond = () => resolve(undefined)),
    );
    const autosaves = recordAutosaves((count) =>
      count === 1 ? (pendingResponse as never) : undefined,
    );
    const { type, saver } = anOpened();
    type('One.');
    saver.flush();
    await waitFor(() => expect(autosaves).toHaveLength(1));
    type('Two.');
    saver.flush();
    let isSettled = false;
    const paused = saver.pause().then(() => (isSettled = true));
    expect([autosaves.length, isSettled]).toEqual([1, false]);
    respond();
    await paused;
    saver.resume();
    await waitFor(() => expect(autosaves).toHaveLength(2));
    expect(autosaves[1]?.content).toBe('<p>Two.</p>');
  });

  it('replaces an autosave whose response was lost', async () => {
    const autosaves = recordAutosaves((count) => (count === 1 ? Response.error() : undefined));
    const { type, saver } = anOpened();
    type('One.');
    await waitFor(() => expect(saver.getStatus().failure).toBeTruthy());
    type('Two.');
    saver.flush();
    await waitFor(() => expect(saver.getStatus().isPending).toBe(false));
    expect(autosaves[1]?.replaces).toEqual([autosaves[0]?.revision]);
  });

  it('reports that it is offline, and saves once the network returns', async () => {
    const autosaves = recordAutosaves();
    isOnline.mockReturnValue(false);
    const { type, saver } = anOpened();
    type('One.');
    saver.flush();
    await waitFor(() => expect(saver.getStatus().failure?.reason).toBe('offline'));
    expect(autosaves).toEqual([]);
    isOnline.mockReturnValue(true);
    saver.flush();
    await waitFor(() => expect(saver.getStatus()).toEqual({ isPending: false }));
    expect(autosaves).toHaveLength(1);
  });

  it('resends text with the same revision if the response was lost', async () => {
    const autosaves = recordAutosaves((count) => (count === 1 ? Response.error() : undefined));
    const { type, saver, state } = anOpened();
    type('One.');
    await waitFor(() => expect(saver.getStatus().failure).toBeTruthy());
    saver.flush();
    await waitFor(() => expect(saver.getStatus()).toEqual({ isPending: false }));
    expect(autosaves[1]?.revision).toBe(autosaves[0]?.revision);
    expect(state().workingCopy?.revisions).toEqual([autosaves[0]?.revision]);
  });

  it('sends rejected text only once, but still sends the next change', async () => {
    const autosaves = recordAutosaves((count) =>
      count === 1 ? problemResponse('too-large', 'Too large.') : undefined,
    );
    const { type, saver } = anOpened();
    type('One.');
    await waitFor(() => expect(saver.getStatus().failure?.reason).toBe('the text is too long'));
    saver.flush();
    await saver.pause();
    saver.resume();
    expect(autosaves).toHaveLength(1);
    type('Two.');
    saver.flush();
    await waitFor(() => expect(saver.getStatus()).toEqual({ isPending: false }));
    expect(autosaves).toHaveLength(2);
  });

  it('reports why the server rejected the text', async () => {
    recordAutosaves(() => problemResponse('invalid-request', 'A link is not allowed.'));
    const { type, saver } = anOpened();
    type('One.');
    await waitFor(() => expect(saver.getStatus().failure?.reason).toBe('A link is not allowed'));
  });

  it('saves once the user has signed in again in another tab', async () => {
    const autosaves = recordAutosaves((count) =>
      count === 1 ? problemResponse('not-signed-in', 'Not signed in.') : undefined,
    );
    const { type, saver } = anOpened();
    type('One.');
    await waitFor(() => expect(saver.getStatus().failure?.reason).toBe('you are signed out'));
    saver.flush();
    await waitFor(() => expect(saver.getStatus()).toEqual({ isPending: false }));
    expect(autosaves).toHaveLength(2);
  });

  it('deletes the working copy if the text reverts to its saved state', async () => {
    const autosaves = recordAutosaves();
    const deleted = recordDeletions();
    const { type, saver, restoreSaved, state } = anOpened();
    type('One.');
    await waitFor(() => expect(state().workingCopy?.savedAt).toBeTruthy());
    restoreSaved();
    await waitFor(() => expect(saver.getStatus()).toEqual({ isPending: false }));
    expect(deleted).toEqual([autosaves[0]?.revision]);
    expect(state().workingCopy).toBeUndefined();
  });

  it('deletes every revision that the server may have stored when the user leaves', async () => {
    const autosaves = recordAutosaves((count) => (count === 2 ? Response.error() : undefined));
    const deleted = recordDeletions();
    const { type, saver, state } = anOpened();
    type('One.');
    await waitFor(() => expect(state().workingCopy?.savedAt).toBeTruthy());
    type('Two.');
    await waitFor(() => expect(saver.getStatus().failure).toBeTruthy());
    await saver.abandon();
    expect(deleted).toEqual([`${autosaves[0]?.revision},${autosaves[1]?.revision}`]);
  });

  it('sends nothing after it is stopped', async () => {
    const autosaves = recordAutosaves();
    const { type, saver, stop } = anOpened();
    type('One.');
    stop();
    saver.flush();
    await saver.pause();
    expect(autosaves).toEqual([]);
  });

  it('sends nothing for an application that has never been saved', async () => {
    const autosaves = recordAutosaves();
    const { type, saver } = anOpened(null);
    type('One.');
    saver.flush();
    await saver.pause();
    expect([autosaves, saver.getStatus()]).toEqual([[], { isPending: false }]);
  });
});
