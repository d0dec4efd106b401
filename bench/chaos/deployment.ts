import type { Stored } from './stored.ts';

/** A replica of a service. */
export type Copy = {
  name: string;
  isReady: boolean;
  /** Start time of the current process. */
  startedAt: number;
  /** Kills the process; it restarts automatically. */
  kill: () => void;
};

/** A dependency of the services, and how to take it down and restore it. */
export type Part = {
  name: string;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
};

/** A running product with several replicas of each service. */
export type Deployment = {
  /** The address for browsers. */
  url: string;
  /** The current replicas. */
  copies: () => Copy[];
  /** Outages that this deployment can produce. */
  parts: Part[];
  allReady: (within: number) => Promise<void>;
  /** The contents of its stores, read directly. */
  openStored: () => Promise<Stored>;
  /** Replicas that exited without being killed. */
  unexpectedExits: () => string[];
  stop: () => Promise<void>;
};
