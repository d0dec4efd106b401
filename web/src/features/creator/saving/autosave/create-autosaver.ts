import { ConnectionError, hasCode } from '../../../../lib/errors.ts';
import { randomKey } from '../../../../lib/use-idempotency-key.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { autosaveFailure, type AutosaveFailure } from './autosave-failure.ts';
import type { UnconfirmedUpdates } from '../update-application.ts';
import { findOwnRevision } from './find-own-revision.ts';
import { deleteWorkingCopy, sendWorkingCopy } from './send-working-copy.ts';
import type { TypedWork } from './text-on-server.ts';

/** Typing reaches the server within two seconds; 40 requests a minute stay below the server's limit. */
const debounceMs = 600;
const maxWaitMs = 1_500;

export type AutosaveStatus = { isPending: boolean; failure?: AutosaveFailure };

type Ports = {
  current: () => CreatorState;
  dispatch: (action: CreatorAction) => void;
  isUnsaved: () => boolean;
  /** The state on the server when the application is opened. */
  onServer: TypedWork;
};

type Connected = {
  /** Stores the local draft, which contains the revision that is about to be sent. */
  storeDraft: () => Promise<void>;
  onConflict: () => void;
};

/** A text that was sent and not confirmed. It is sent again under the same revision. */
type Attempt = { work: TypedWork; revision: string; isRejected: boolean };

export type Autosaver = ReturnType<typeof createAutosaver>;

/**
 * Stores edits to a saved application as its working copy, and deletes the working copy when nothing is
 * unsaved; one request at a time. A save pauses it; a failure that trying again cannot fix stops it until `accept`.
 */
export function createAutosaver({ current, dispatch, isUnsaved, onServer: initial }: Ports) {
  let onServer = initial;
  let attempt: Attempt | undefined;
  const ownWrites = { revisions: new Set<string>(), unconfirmedSaves: [] as UnconfirmedUpdates };
  let connected: Connected = { storeDraft: async () => undefined, onConflict: () => undefined };
  let running: Promise<void> | undefined;
  let pauses = 0;
  let isStarted = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt: number | undefined;
  let notBefore = 0;
  let status: AutosaveStatus = { isPending: false };
  const listeners = new Set<() => void>();

  function report(next: AutosaveStatus) {
    if (next.isPending === status.isPending && next.failure === status.failure) return;
    status = next;
    for (const listener of listeners) listener();
  }

  function nextRequest(): (() => Promise<void>) | undefined {
    const state = current();
    if (!state.saved) return undefined;
    if (!isUnsaved()) return state.workingCopy && discard;
    const isRejected = attempt?.isRejected === true && isSame(state, attempt.work);
    return isRejected || isSame(state, onServer) ? undefined : send;
  }

  function schedule() {
    if (!isStarted || isStopped || notBefore === Infinity) return;
    const now = Date.now();
    dueAt ??= now + maxWaitMs;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(Math.min(debounceMs, dueAt - now), notBefore - now));
  }

  function changed() {
    if (!nextRequest()) return;
    report({ ...status, isPending: true });
    schedule();
  }

  function flush() {
    clearTimeout(timer);
    dueAt = undefined;
    if (running || pauses > 0 || !isStarted || isStopped) return;
    const request = nextRequest();
    if (!request) return report({ ...status, isPending: false });
    running = request()
      .then(handleSuccess, handleFailure)
      .finally(() => {
        running = undefined;
        if (nextRequest()) schedule();
      });
  }

  async function send() {
    if (!navigator.onLine) throw new ConnectionError();
    const sent = current();
    if (!attempt || !isSame(sent, attempt.work)) {
      attempt = { work: typedWork(sent), revision: randomKey(), isRejected: false };
      ownWrites.revisions.add(attempt.revision);
      dispatch({ type: 'autosave-sent', revision: attempt.revision });
    }
    const { work, revision } = attempt;
    await connected.storeDraft();
    const savedAt = await sendWorkingCopy(sent, revision).catch((error: unknown) =>
      sendAfterConflict(error, sent, revision),
    );
    onServer = work;
    attempt = undefined;
    dispatch({ type: 'autosaved', revision, savedAt });
  }

  /** The user cannot solve a conflict with this page's own text. */
  async function sendAfterConflict(error: unknown, sent: CreatorState, revision: string) {
    const isConflict = hasCode(error, 'stale-version') && sent.saved;
    const own = isConflict ? await findOwnRevision(sent, ownWrites) : undefined;
    if (!isConflict || own === undefined) throw error;
    dispatch({ type: 'conflict-seen', ...own });
    const saved = { id: isConflict.id, version: own.version };
    const revisions = own.revision === undefined ? [] : [own.revision];
    return sendWorkingCopy({ ...sent, saved, workingCopy: { revisions } }, revision);
  }

  async function discard() {
    if (!navigator.onLine) throw new ConnectionError();
    const state = current();
    await deleteWorkingCopy(state);
    onServer = typedWork(state);
    attempt = undefined;
    dispatch({ type: 'working-copy-deleted' });
  }

  function handleSuccess() {
    notBefore = 0;
    report({ isPending: nextRequest() !== undefined });
  }

  function handleFailure(error: unknown) {
    const failure = autosaveFailure(error, navigator.onLine);
    isStopped = failure.isPermanent === true;
    if (attempt && failure.isTextRejected) attempt.isRejected = true;
    notBefore = Date.now() + (failure.retryMs ?? Infinity);
    report({ isPending: true, failure });
    if (hasCode(error, 'stale-version')) connected.onConflict();
  }

  return {
    status: () => status,
    /** Saves without a response; the save flow fills it. */
    unconfirmedSaves: ownWrites.unconfirmedSaves,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect(ports: Connected) {
      connected = ports;
    },
    /** Returns a function that stops it. */
    start() {
      isStarted = true;
      return () => {
        isStarted = false;
        clearTimeout(timer);
      };
    },
    changed,
    flush() {
      notBefore = 0;
      flush();
    },
    /** Whether the server has confirmed the text on the screen. */
    isUpToDate: () => current().saved !== null && isSame(current(), onServer),
    /** Waits for the running request; no other one starts before `resume`. */
    async pause() {
      pauses += 1;
      await running;
    },
    resume() {
      pauses -= 1;
      changed();
    },
    /** The server has this work now, or the user has chosen a text. */
    accept(work: TypedWork) {
      onServer = work;
      attempt = undefined;
      isStopped = false;
      notBefore = 0;
      report({ isPending: false });
      changed();
    },
    /** Deletes the working copy when the user leaves. If that fails, the next visit offers the text again. */
    async abandon() {
      pauses += 1;
      await running;
      await deleteWorkingCopy(current()).catch(() => undefined);
    },
  };
}

/** By identity: every edit creates new objects. */
const isSame = (a: TypedWork, b: TypedWork): boolean =>
  a.document === b.document && a.submission === b.submission;

const typedWork = ({ document, submission }: CreatorState): TypedWork => ({ document, submission });
