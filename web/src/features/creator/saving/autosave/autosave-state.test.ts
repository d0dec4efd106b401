import { createEmptyDocument } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { aState } from '../../testing/builders.ts';
import {
  autosaveReducer,
  canStartRequest,
  initialAutosaveState,
  getNeededRequest,
  type AutosaveEvent,
  type AutosaveState,
} from './autosave-state.ts';

const onServer = { document: createEmptyDocument() };
const after = (...events: AutosaveEvent[]): AutosaveState =>
  events.reduce(autosaveReducer, initialAutosaveState(onServer));
const started = { type: 'started' } as const;
const createEdit = (now: number) => ({ type: 'edited', now }) as const;
const due = { type: 'due', hasRequest: true } as const;
const failed = (failure: object) =>
  ({ type: 'failed', failure: { reason: 'busy', ...failure }, now: 10_000 }) as const;
const settled = { type: 'settled', hasNext: true, now: 10_000 } as const;

describe('the next request', () => {
  it('waits for a pause in typing, but no longer than 1.5 seconds', () => {
    expect(after(started, createEdit(0)).wakeAt).toBe(600);
    expect(after(started, createEdit(0), createEdit(500)).wakeAt).toBe(1_100);
    expect(after(started, createEdit(0), createEdit(1_400)).wakeAt).toBe(1_500);
  });

  it('is not delayed again for text that became due during a slow request', () => {
    const running = after(started, createEdit(0), due, createEdit(700), due);
    expect(running.wakeAt).toBeUndefined();
    expect(autosaveReducer(running, settled).wakeAt).toBe(2_200);
  });

  it('waits for a pause in typing again after a request that left nothing to send', () => {
    const isDone = { ...settled, hasNext: false };
    const idle = after(started, createEdit(0), due, createEdit(700), due, isDone);
    expect(autosaveReducer(idle, createEdit(20_000)).wakeAt).toBe(20_600);
  });

  it('waits after a failure, even if the user types', () => {
    const state = after(started, due, failed({ retryMs: 5_000 }), settled);
    expect(state.wakeAt).toBe(15_000);
    expect(autosaveReducer(state, createEdit(11_000)).wakeAt).toBe(15_000);
  });

  it('is not scheduled if only the user can fix the cause of the failure', () => {
    const state = after(started, due, failed({}), settled);
    expect(state.wakeAt).toBeUndefined();
    const retried = autosaveReducer(state, { type: 'retry-allowed' });
    expect(autosaveReducer(retried, createEdit(11_000)).wakeAt).toBe(11_600);
  });

  it('does not start before the screen is shown, during another request or during a pause', () => {
    expect(canStartRequest(after(started))).toBe(true);
    expect(canStartRequest(after())).toBe(false);
    expect(canStartRequest(after(started, due))).toBe(false);
    expect(canStartRequest(after(started, { type: 'paused' }))).toBe(false);
  });

  it('does not start after a permanent failure until text has been accepted', () => {
    const stopped = after(started, due, failed({ isPermanent: true, retryMs: 1 }), settled);
    expect([canStartRequest(stopped), stopped.wakeAt]).toEqual([false, undefined]);
    const accepted = autosaveReducer(stopped, { type: 'accepted', work: onServer });
    expect(canStartRequest(accepted)).toBe(true);
    expect(accepted.status).toEqual({ isPending: false });
  });
});

describe('getNeededRequest', () => {
  const saved = { id: 'application-1', version: 1 };
  const editedState = aState({ saved, document: createEmptyDocument() });

  it('requests an autosave for text that the server has not confirmed', () => {
    expect(getNeededRequest(after(), editedState, true)).toBe('send');
    const confirmed = after({ type: 'confirmed', work: editedState });
    expect(getNeededRequest(confirmed, editedState, true)).toBeUndefined();
    expect(getNeededRequest(confirmed, { ...editedState, submission: {} }, true)).toBe('send');
  });

  it('ignores rejected text until it changes', () => {
    const attempt = { work: editedState, revision: 'r', isRejected: false };
    const rejected = after({ type: 'sent', attempt }, failed({ isTextRejected: true }));
    expect(getNeededRequest(rejected, editedState, true)).toBeUndefined();
    expect(
      getNeededRequest(rejected, { ...editedState, document: createEmptyDocument() }, true),
    ).toBe('send');
  });

  it('requests the deletion of the working copy if there are no unsaved changes', () => {
    expect(getNeededRequest(after(), editedState, false)).toBeUndefined();
    const withCopy = { ...editedState, workingCopy: { revisions: ['r'] } };
    expect(getNeededRequest(after(), withCopy, false)).toBe('discard');
  });

  it('returns undefined for an application that has never been saved', () => {
    expect(getNeededRequest(after(), { ...editedState, saved: null }, true)).toBeUndefined();
  });
});

it('keeps the same status object as long as nothing changes', () => {
  const state = after(started, createEdit(0));
  expect(autosaveReducer(state, createEdit(1)).status).toBe(state.status);
});
