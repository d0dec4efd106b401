import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { largeJobNiceness } from '@grantwright/shared/service';

/**
 * The nice value of reading processes. On a busy Linux machine such a process gets half of what one of normal
 * priority gets: long documents hold up requests less, and are read at half speed at worst (ADR 29).
 */
export const readingPriority = 3;

/**
 * Lowers the priority of a process that has just been started. Linux keeps a priority for each thread, and
 * those of the collector and the compiler inherit that of the thread that starts them.
 */
export function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, readingPriority);
  } catch {
    // it has ended, or the system does not allow it: then it runs at normal priority
  }
}

/**
 * Lowers the priority of a process that takes long to that of large jobs, in all threads that it has by now. It
 * cannot be raised again.
 */
export function lowerFurther({ pid }: ChildProcess): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      setPriority(Number(thread), largeJobNiceness);
  } catch {
    // it has ended, or the system does not show its threads: then it keeps its priority
  }
}
