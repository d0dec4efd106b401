import { ConnectionError, hasCode } from '../../../../lib/errors.ts';
import { randomKey } from '../../../../lib/use-idempotency-key.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { autosaveFailure, type AutosaveFailure } from './autosave-failure.ts';
import { sendWorkingCopy } from './send-working-copy.ts';
import type { TypedWork } from './text-on-server.ts';

/** Typing reaches the server within two seconds; 40 requests a minute stay below the server's limit. */
const restMs = 600;
const atLeastEveryMs = 1_500;

export type AutosaveStatus = { isPending: boolean; failure?: AutosaveFailure };

type Ports = {
  current: () => CreatorState;
  dispatch: (action: CreatorAction) => void;
  isUnsaved: () => boolean;
  /** What the server has when the application is opened. */
  onServer: TypedWork;
};

type Connected = {
  /** Stores the local draft, which contains the revision that is about to be sent. */
  storeDraft: () => Promise<void>;
  onConflict: () => void;
};

export type Autosaver = ReturnType<typeof createAutosaver>;

/**
 * Stores what is typed in a saved application as its working copy, one request at a time. A save pauses it; a failure
 * that trying again cannot fix stops it until `accept`.
 */
export function createAutosaver({ current, dispatch, isUnsaved, onServer: initial }: Ports) {
  let onServer = initial;
  let connected: Connected = { storeDraft: async () => undefined, onConflict: () => undefined };
  let running: Promise<void> | undefined;
  let pauses = 0;
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

  function isDirty(): boolean {
    const { saved, document, submission } = current();
    const isChanged = document !== onServer.document || submission !== onServer.submission;
    return saved !== null && isChanged && isUnsaved();
  }

  function schedule() {
    const now = Date.now();
    dueAt ??= now + atLeastEveryMs;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(Math.min(restMs, dueAt - now), notBefore - now));
  }

  function changed() {
    if (!isDirty()) return;
    report({ ...status, isPending: true });
    schedule();
  }

  function flush() {
    clearTimeout(timer);
    dueAt = undefined;
    if (running || pauses > 0 || isStopped) return;
    if (!isDirty()) return report({ ...status, isPending: false });
    running = send()
      .then(handleSuccess, handleFailure)
      .finally(() => {
        running = undefined;
        if (isDirty() && !isStopped) schedule();
      });
  }

  async function send() {
    if (!navigator.onLine) throw new ConnectionError();
    const sent = current();
    const revision = randomKey();
    dispatch({ type: 'autosave-sent', revision });
    await connected.storeDraft();
    const savedAt = await sendWorkingCopy(sent, revision);
    onServer = { document: sent.document, submission: sent.submission };
    dispatch({ type: 'autosaved', revision, savedAt });
  }

  function handleSuccess() {
    notBefore = 0;
    report({ isPending: isDirty() });
  }

  function handleFailure(error: unknown) {
    const failure = autosaveFailure(error, navigator.onLine);
    isStopped = failure.isFinal === true;
    notBefore = Date.now() + (failure.retryMs ?? 0);
    report({ isPending: true, failure });
    if (hasCode(error, 'stale-version')) connected.onConflict();
  }

  return {
    status: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect(ports: Connected) {
      connected = ports;
    },
    changed,
    flush() {
      notBefore = 0;
      flush();
    },
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
      isStopped = false;
      notBefore = 0;
      report({ isPending: false });
      changed();
    },
    dispose: () => clearTimeout(timer),
  };
}
