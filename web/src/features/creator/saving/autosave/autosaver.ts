import type { UnconfirmedUpdates } from '../update-application.ts';
import type { AutosaveStatus } from './autosave-state.ts';
import type { TypedWork } from './text-on-server.ts';

/** Functions provided by the screen, recreated on every render. */
export type ScreenPorts = {
  /** Stores the local draft, including the revision about to be sent. */
  storeDraft: () => Promise<void>;
  onConflict: () => void;
};

/**
 * Stores edits to a saved application as its working copy, and deletes the working copy when there are no unsaved
 * changes. Sends one request at a time. A save pauses the autosaver; a permanent failure stops it until `accept` is
 * called.
 */
export type Autosaver = {
  getStatus: () => AutosaveStatus;
  subscribe: (listener: () => void) => () => void;
  connect: (ports: ScreenPorts) => void;
  /** Starts the autosaver and returns a function that stops it. */
  start: () => () => void;
  /** Must be called after every edit. */
  handleChange: () => void;
  /** Sends unsaved edits immediately, ignoring the retry delay of the last failure. */
  flush: () => void;
  /** Returns the edits last confirmed by the server, or undefined if the autosaver could not be loaded. */
  onServer: () => TypedWork | undefined;
  /** Whether the server has confirmed the text on the screen. */
  isUpToDate: () => boolean;
  /** Saves whose response was lost, added by the save flow. */
  unconfirmedSaves: UnconfirmedUpdates;
  /** Waits for the running request and prevents further ones until `resume` is called. */
  pause: () => Promise<void>;
  resume: () => void;
  /** Must be called once the server has stored this work, or once the user has chosen a version. */
  accept: (work: TypedWork) => void;
  /** Deletes the working copy when the user leaves. If this fails, the text is offered again on the next visit. */
  abandon: () => Promise<void>;
};
