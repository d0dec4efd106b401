import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { largeJobNiceness } from '@grantwright/shared/service';

/**
 * The nice value of extraction processes. On a busy Linux machine, they get half the CPU time of a process with
 * normal priority, which reduces the delay that long documents cause for requests (ADR 29).
 */
export const extractionPriority = 3;

/** Lowers the priority of a process that has just been started. Threads started later inherit the priority. */
export function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, extractionPriority);
  } catch {
    // the process has exited, or the system does not permit the change
  }
}

/**
 * Lowers the priority of all threads of a long-running process to that of large jobs. The priority cannot be raised
 * again.
 */
export function lowerToLargeJobPriority({ pid }: ChildProcess): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      setPriority(Number(thread), largeJobNiceness);
  } catch {
    // the process has exited, or the system does not list its threads
  }
}
