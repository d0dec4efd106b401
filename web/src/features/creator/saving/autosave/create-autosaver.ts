import { hasErrorCode } from '../../../../lib/errors.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { classifyAutosaveFailure } from './autosave-failure.ts';
import { createAutosaveRequests } from './autosave-requests.ts';
import { canStartRequest, isSameWork, getNeededRequest } from './autosave-state.ts';
import { createAutosaveStore } from './autosave-store.ts';
import type { Autosaver, ScreenPorts } from './autosaver.ts';
import { deleteWorkingCopy } from './send-working-copy.ts';
import type { TypedWork } from './text-on-server.ts';

type Ports = {
  getCurrent: () => CreatorState;
  dispatch: (action: CreatorAction) => void;
  isUnsaved: () => boolean;
  /** The state on the server when the application is opened. */
  onServer: TypedWork;
};

/** Runs the requests allowed by `autosaveReducer`, one at a time. */
export function createAutosaver({ getCurrent, dispatch, isUnsaved, onServer }: Ports): Autosaver {
  let screen: ScreenPorts = { storeDraft: async () => undefined, onConflict: () => undefined };
  let running: Promise<void> | undefined;
  const store = createAutosaveStore(onServer, startRequest);
  const { state, update, subscribe } = store;
  const storeDraft = () => screen.storeDraft();
  const requests = createAutosaveRequests({ getCurrent, dispatch, store, storeDraft });
  const neededRequest = () => getNeededRequest(state(), getCurrent(), isUnsaved());

  function startRequest() {
    const request = neededRequest();
    const canStart = canStartRequest(state());
    update({ type: 'due', hasRequest: request !== undefined });
    if (!canStart || !request) return;
    running = requests[request]()
      .then(handleSuccess, handleFailure)
      .finally(() => {
        running = undefined;
        const hasNext = neededRequest() !== undefined;
        update({ type: 'settled', hasNext, now: Date.now() });
      });
  }

  function handleSuccess() {
    update({ type: 'succeeded', hasNext: neededRequest() !== undefined });
  }

  function handleFailure(error: unknown) {
    const failure = classifyAutosaveFailure(error, navigator.onLine);
    update({ type: 'failed', failure, now: Date.now() });
    if (hasErrorCode(error, 'stale-version')) screen.onConflict();
  }

  function handleChange() {
    if (neededRequest()) update({ type: 'edited', now: Date.now() });
  }

  async function pause() {
    update({ type: 'paused' });
    await running;
  }

  return {
    getStatus: () => state().status,
    subscribe,
    connect(ports) {
      screen = ports;
    },
    start() {
      update({ type: 'started' });
      return () => update({ type: 'stopped' });
    },
    handleChange,
    flush() {
      update({ type: 'retry-allowed' });
      startRequest();
    },
    onServer: () => state().onServer,
    isUpToDate: () => getCurrent().saved !== null && isSameWork(getCurrent(), state().onServer),
    unconfirmedSaves: requests.unconfirmedSaves,
    pause,
    resume() {
      update({ type: 'resumed' });
      handleChange();
    },
    accept(work) {
      update({ type: 'accepted', work });
      handleChange();
    },
    async abandon() {
      await pause();
      await deleteWorkingCopy(getCurrent()).catch(() => undefined);
    },
  };
}
