import type { WorkingCopyFields } from '@grantwright/shared/contract';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok, problemResponse } from '../../../../testing/server.ts';
import { creatorReducer, type CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { aState } from '../../testing/builders.ts';
import { createAutosaver } from './create-autosaver.ts';

const paragraph = (text: string): CreatorState['document'] => [
  { type: 'paragraph', children: [{ text }] },
];

/** A saved application whose text the test changes, without a screen. */
function anOpened(saved: CreatorState['saved'] = { id: 'application-1', version: 3 }) {
  let state = aState({ saved, document: paragraph('Saved.') });
  const dispatch = (action: CreatorAction) => (state = creatorReducer(state, action));
  const onConflict = vi.fn();
  const saver = createAutosaver({
    current: () => state,
    dispatch,
    isUnsaved: () => true,
    onServer: state,
  });
  saver.connect({ storeDraft: async () => undefined, onConflict });
  const type = (text: string) => {
    dispatch({ type: 'text-edited', document: paragraph(text) ?? [] });
    saver.changed();
  };
  return { saver, type, onConflict, state: () => state };
}

/** Records autosaves; `respond` may answer in place of the server. */
function recordAutosaves(
  respond: (count: number) => Promise<Response> | Response | undefined = () => undefined,
) {
  const sent: WorkingCopyFields[] = [];
  mockEndpoint(endpoints.saveWorkingCopy, async ({ request }) => {
    const body = (await request.json()) as WorkingCopyFields;
    sent.push(body);
    return (
      (await respond(sent.length)) ??
      ok({ revision: body.revision, savedAt: '2026-11-01T12:00:00.000Z' })
    );
  });
  return sent;
}

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => isOnline.mockReset().mockReturnValue(true));

describe('the autosaver', () => {
  it('sends only the latest text, and the next one on top of it', async () => {
    const sent = recordAutosaves();
    const { type, saver, state } = anOpened();
    type('One.');
    type('Two.');
    expect(saver.status()).toEqual({ isPending: true });
    await waitFor(() => expect(saver.status().isPending).toBe(false));
    expect(sent).toMatchObject([{ version: 3, replaces: [], content: '<p>Two.</p>' }]);
    expect(state().workingCopy?.savedAt).toBe('2026-11-01T12:00:00.000Z');
    type('Three.');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ replaces: [sent[0]?.revision], content: '<p>Three.</p>' });
  });

  it('sends one request at a time', async () => {
    let respond = () => {};
    const held = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
    const sent = recordAutosaves((count) => (count === 1 ? (held as never) : undefined));
    const { type, saver } = anOpened();
    type('One.');
    saver.flush();
    await waitFor(() => expect(sent).toHaveLength(1));
    type('Two.');
    saver.flush();
    let isSettled = false;
    const paused = saver.pause().then(() => (isSettled = true));
    expect([sent.length, isSettled]).toEqual([1, false]);
    respond();
    await paused;
    saver.resume();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.content).toBe('<p>Two.</p>');
  });

  it('may replace an autosave whose response was lost', async () => {
    const sent = recordAutosaves((count) => (count === 1 ? Response.error() : undefined));
    const { type, saver } = anOpened();
    type('One.');
    await waitFor(() => expect(saver.status().failure).toBeTruthy());
    type('Two.');
    saver.flush();
    await waitFor(() => expect(saver.status().isPending).toBe(false));
    expect(sent[1]?.replaces).toEqual([sent[0]?.revision]);
  });

  it('says that it is offline, and saves when the network is back', async () => {
    const sent = recordAutosaves();
    isOnline.mockReturnValue(false);
    const { type, saver } = anOpened();
    type('One.');
    saver.flush();
    await waitFor(() => expect(saver.status().failure?.reason).toBe('offline'));
    expect(sent).toEqual([]);
    isOnline.mockReturnValue(true);
    saver.flush();
    await waitFor(() => expect(saver.status()).toEqual({ isPending: false }));
    expect(sent).toHaveLength(1);
  });

  it('stops at a conflict until the user has chosen a text', async () => {
    const sent = recordAutosaves((count) =>
      count === 1 ? problemResponse('stale-version', 'Changed elsewhere.') : undefined,
    );
    const { type, saver, onConflict } = anOpened();
    type('One.');
    await waitFor(() => expect(onConflict).toHaveBeenCalledTimes(1));
    type('Two.');
    saver.flush();
    expect(sent).toHaveLength(1);
    saver.accept({ document: paragraph('Theirs.') });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(onConflict).toHaveBeenCalledTimes(1);
  });

  it('sends nothing for an application that was never saved', async () => {
    const sent = recordAutosaves();
    const { type, saver } = anOpened(null);
    type('One.');
    saver.flush();
    await saver.pause();
    expect([sent, saver.status()]).toEqual([[], { isPending: false }]);
  });
});
