import type { Logger } from '@grantwright/shared/service';

export type RunnerOptions = {
  log: Logger;
  /** The working time after which a job fails, in milliseconds. */
  limitMs: number;
  /** The time after a crash until another process resumes the job, in milliseconds. */
  leaseMs: number;
};

/** The abort reason of executions whose jobs are resumed by another process. */
export const handOverReason = Symbol('handed over');
