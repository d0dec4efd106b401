import type { StoredData } from './stored-data.ts';

export type Replica = {
  name: string;
  isReady: boolean;
  /** The start time of the current process. */
  startedAt: number;
  /** Kills the process; it restarts automatically. */
  kill: () => void;
};

/** An outage of a dependency that can be started and ended. */
export type Disruption = {
  name: string;
  inject: () => Promise<void>;
  restore: () => Promise<void>;
};

/** A running product with several replicas per service. */
export type Deployment = {
  /** The address for browsers. */
  url: string;
  /** Returns the current replicas. */
  replicas: () => Replica[];
  /** Outages that this deployment can produce. */
  disruptions: Disruption[];
  waitUntilReady: (timeoutMs: number) => Promise<void>;
  /** Opens the stored data for direct inspection. */
  openStoredData: () => Promise<StoredData>;
  /** Returns the replicas that exited without being killed. */
  unexpectedExits: () => string[];
  stop: () => Promise<void>;
};
