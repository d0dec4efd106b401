import type { Autosaver } from './autosaver.ts';
import type { createAutosaver } from './create-autosaver.ts';

export type CreateAutosaver = typeof createAutosaver;

/**
 * Loads the autosaver. If its code fails to load, unsaved changes are kept in this browser, as for a new application.
 */
export const loadAutosaver = (): Promise<CreateAutosaver> =>
  import('./create-autosaver.ts').then(
    (module) => module.createAutosaver,
    () => () => noAutosaver,
  );

const noStatus = { isPending: false };
const doNothing = () => undefined;
const noAutosaver: Autosaver = {
  getStatus: () => noStatus,
  unconfirmedSaves: [],
  subscribe: () => doNothing,
  connect: doNothing,
  handleChange: doNothing,
  flush: doNothing,
  pause: async () => undefined,
  resume: doNothing,
  accept: doNothing,
  start: () => doNothing,
  onServer: doNothing,
  isUpToDate: () => false,
  abandon: async () => undefined,
};
