import type { Logger } from '@grantwright/shared/service';

export type RunnerOptions = {
  log: Logger;
  /** A job fails after this many milliseconds of work. */
  limitMs: number;
  /** After a crash, another process continues the job once this many milliseconds have passed. */
  leaseMs: number;
};

/** The abort reason of executions whose jobs another process continues. */
export const handedOver = Symbol('handed over');
