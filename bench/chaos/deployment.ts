import type { Stored } from './stored.ts';
import type { Part } from './troubles.ts';

/** One copy of a service, wherever it runs. */
export type Copy = {
  name: string;
  isReady: boolean;
  /** When the process that runs now was started. */
  startedAt: number;
  /** Pulls the plug; it comes back by itself. */
  kill: () => void;
};

/** The product, running somewhere with several copies of each service. */
export type Deployment = {
  /** Where browsers find it. */
  url: string;
  /** Every copy that there is now. */
  copies: () => Copy[];
  /** What can be taken from all of them. */
  parts: Part[];
  allReady: (within: number) => Promise<void>;
  /** The contents of its stores, read directly. */
  openStored: () => Promise<Stored>;
  /** Copies that ended although nobody had killed them. */
  ownEnds: () => string[];
  stop: () => Promise<void>;
};
