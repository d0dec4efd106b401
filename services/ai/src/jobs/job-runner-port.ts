import type { Requester } from '../requester.ts';
import type { NewJob } from './new-job.ts';

/** The job runner, as used by the rest of the service. */
export type JobRunner = {
  /**
   * Stores a job and executes it in this process. Rejects with a duplicate key error if the user already has a running
   * job of this kind.
   */
  start(requester: Requester, job: NewJob, fingerprint: string): Promise<string>;
  /** Stops the execution of a job in this process. */
  stop(id: string): void;
  /** Waits up to `ms` for a job to change. */
  change(id: string, ms: number, signal: AbortSignal): Promise<void>;
  /** Starts polling for jobs whose process has stopped, and resumes them. */
  continueAbandoned(): void;
  /** Stops all executions; other processes resume the jobs, or this process does after a restart. */
  handOver(): Promise<void>;
};
