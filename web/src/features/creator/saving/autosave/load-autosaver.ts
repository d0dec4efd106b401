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
const ignore = () => undefined;
const noAutosaver: Autosaver = {
  status: () => noStatus,
  unconfirmedSaves: [],
  subscribe: () => ignore,
  connect: ignore,
  changed: ignore,
  flush: ignore,
  pause: async () => undefined,
  resume: ignore,
  accept: ignore,
  start: () => ignore,
  onServer: ignore,
  isUpToDate: () => false,
  abandon: async () => undefined,
};
