import type { Logger } from '@grantwright/shared/service';

export type RunnerOptions = {
  log: Logger;
  /** Milliseconds of work after which a job fails. */
  limitMs: number;
  /** Milliseconds until another process continues the job of one that crashed. */
  leaseMs: number;
};

/** Why an execution ends although its job continues elsewhere. */
export const handedOver = Symbol('handed over');
