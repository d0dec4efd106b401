import type { CreatorState } from '../../state/creator-state.ts';
import { debounceMs, maxWaitMs } from './autosave-delays.ts';
import type { AutosaveFailure } from './autosave-failure.ts';
import type { TypedWork } from './text-on-server.ts';

export type AutosaveStatus = { isPending: boolean; failure?: AutosaveFailure };

/** Text sent but not yet confirmed. It is resent under the same revision. */
export type Attempt = { work: TypedWork; revision: string; isRejected: boolean };

export type AutosaveState = {
  /** The text last confirmed by the server. */
  onServer: TypedWork;
  attempt: Attempt | undefined;
  status: AutosaveStatus;
  isStarted: boolean;
  /** True after a permanent failure. */
  isStopped: boolean;
  isRunning: boolean;
  /** How many callers are currently pausing the autosaver. */
  pauses: number;
  /** When the timer will start the next request. */
  wakeAt: number | undefined;
  /** The latest time for the next request, even if the user keeps typing. */
  dueAt: number | undefined;
  /** The earliest time for the next request after a failure. */
  notBefore: number;
};

export type AutosaveEvent =
  | { type: 'started' | 'stopped' | 'paused' | 'resumed' | 'retry-allowed' }
  | { type: 'edited'; now: number }
  | { type: 'due'; hasRequest: boolean }
  | { type: 'sent'; attempt: Attempt }
  | { type: 'confirmed'; work: TypedWork }
  | { type: 'succeeded'; hasNext: boolean }
  | { type: 'failed'; failure: AutosaveFailure; now: number }
  | { type: 'settled'; hasNext: boolean; now: number }
  | { type: 'accepted'; work: TypedWork };

export const initialAutosaveState = (onServer: TypedWork): AutosaveState => ({
  onServer,
  attempt: undefined,
  status: { isPending: false },
  isStarted: false,
  isStopped: false,
  isRunning: false,
  pauses: 0,
  wakeAt: undefined,
  dueAt: undefined,
  notBefore: 0,
});

/** Returns the request needed to bring the server up to date with the text on the screen. */
export function getNeededRequest(
  { attempt, onServer }: AutosaveState,
  creator: CreatorState,
  isUnsaved: boolean,
): 'send' | 'discard' | undefined {
  if (!creator.saved) return undefined;
  if (!isUnsaved) return creator.workingCopy && 'discard';
  const isRejected = attempt?.isRejected === true && isSameWork(creator, attempt.work);
  return isRejected || isSameWork(creator, onServer) ? undefined : 'send';
}

export const canStartRequest = (state: AutosaveState): boolean =>
  state.isStarted && !state.isStopped && !state.isRunning && state.pauses === 0;

/** Compares by identity, because every edit creates new objects. */
export const isSameWork = (a: TypedWork, b: TypedWork): boolean =>
  a.document === b.document && a.submission === b.submission;

export function autosaveReducer(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.type) {
    case 'started':
      return { ...state, isStarted: true };
    case 'stopped':
      return { ...withoutTimer(state), isStarted: false };
    case 'paused':
      return { ...state, pauses: state.pauses + 1 };
    case 'resumed':
      return { ...state, pauses: state.pauses - 1 };
    case 'retry-allowed':
      return { ...state, notBefore: 0 };
    case 'edited':
      return withTimer(withStatus(state, { ...state.status, isPending: true }), event.now);
    case 'due':
      // keep `dueAt`, so that text typed during a slow request is sent as soon as the request ends
      if (state.isRunning) return { ...state, wakeAt: undefined };
      if (!canStartRequest(state)) return withoutTimer(state);
      return event.hasRequest
        ? { ...withoutTimer(state), isRunning: true }
        : withStatus(withoutTimer(state), { ...state.status, isPending: false });
    case 'sent':
      return { ...state, attempt: event.attempt };
    case 'confirmed':
      return { ...state, onServer: event.work, attempt: undefined };
    case 'succeeded':
      return withStatus({ ...state, notBefore: 0 }, { isPending: event.hasNext });
    case 'failed':
      return withFailure(state, event);
    case 'settled': {
      const settled = { ...state, isRunning: false };
      if (event.hasNext) return withTimer(settled, event.now);
      return settled.wakeAt === undefined ? withoutTimer(settled) : settled;
    }
    case 'accepted':
      return withStatus(
        { ...state, onServer: event.work, attempt: undefined, isStopped: false, notBefore: 0 },
        { isPending: false },
      );
  }
}

function withTimer(state: AutosaveState, now: number): AutosaveState {
  const { isStarted, isStopped, notBefore } = state;
  if (!isStarted || isStopped || notBefore === Infinity) return state;
  const dueAt = state.dueAt ?? now + maxWaitMs;
  return { ...state, dueAt, wakeAt: Math.max(Math.min(now + debounceMs, dueAt), notBefore) };
}

const withoutTimer = (state: AutosaveState): AutosaveState => ({
  ...state,
  wakeAt: undefined,
  dueAt: undefined,
});

const withFailure = (
  state: AutosaveState,
  { failure, now }: Extract<AutosaveEvent, { type: 'failed' }>,
): AutosaveState => ({
  ...state,
  attempt:
    state.attempt && failure.isTextRejected
      ? { ...state.attempt, isRejected: true }
      : state.attempt,
  isStopped: failure.isPermanent === true,
  notBefore: now + (failure.retryMs ?? Infinity),
  status: { isPending: true, failure },
});

/** Keeps the same status object while nothing changes, so that the screen does not re-render. */
function withStatus(state: AutosaveState, status: AutosaveStatus): AutosaveState {
  const { isPending, failure } = state.status;
  const isSame = status.isPending === isPending && status.failure === failure;
  return isSame ? state : { ...state, status };
}
