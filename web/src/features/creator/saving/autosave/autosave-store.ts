import { autosaveReducer, initialAutosaveState, type AutosaveEvent } from './autosave-state.ts';
import type { TypedWork } from './text-on-server.ts';

export type AutosaveStore = ReturnType<typeof createAutosaveStore>;

/** Holds the state of an autosaver, its timer and its status listeners. */
export function createAutosaveStore(onServer: TypedWork, onTimer: () => void) {
  let state = initialAutosaveState(onServer);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    update(event: AutosaveEvent) {
      const { wakeAt, status } = state;
      state = autosaveReducer(state, event);
      if (state.wakeAt !== wakeAt) {
        clearTimeout(timer);
        if (state.wakeAt !== undefined) timer = setTimeout(onTimer, state.wakeAt - Date.now());
      }
      if (state.status !== status) for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
