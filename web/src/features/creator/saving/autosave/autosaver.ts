import type { UnconfirmedUpdates } from '../update-application.ts';
import type { AutosaveStatus } from './autosave-state.ts';
import type { TypedWork } from './text-on-server.ts';

/** Functions of the screen, recreated on every render. */
export type ScreenPorts = {
  /** Stores the local draft, which contains the revision that is about to be sent. */
  storeDraft: () => Promise<void>;
  onConflict: () => void;
};

/**
 * Stores edits to a saved application as its working copy, and deletes the working copy when nothing is
 * unsaved; one request at a time. A save pauses it; a failure that retrying cannot fix stops it until `accept`.
 */
export type Autosaver = {
  status: () => AutosaveStatus;
  subscribe: (listener: () => void) => () => void;
  connect: (ports: ScreenPorts) => void;
  /** Returns a function that stops it. */
  start: () => () => void;
  /** Must be called after every edit. */
  changed: () => void;
  /** Sends unsaved edits now, even if the last failure asked to wait. */
  flush: () => void;
  /** Whether the server has confirmed the text on the screen. */
  isUpToDate: () => boolean;
  /** Saves without a response, added by the save flow. */
  unconfirmedSaves: UnconfirmedUpdates;
  /** Waits for the running request; no other one starts before `resume`. */
  pause: () => Promise<void>;
  resume: () => void;
  /** Must be called when the server has this work, or when the user has chosen a text. */
  accept: (work: TypedWork) => void;
  /** Deletes the working copy when the user leaves. If that fails, the next visit offers the text again. */
  abandon: () => Promise<void>;
};
