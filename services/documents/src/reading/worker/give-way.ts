import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Lets a process work when nobody else wants to: whoever opens a page does not wait for somebody's long document.
 * To be told as it begins: Linux keeps a priority for each thread, and those of the collector and the compiler take
 * that of the one that starts them.
 */
export function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // it has ended, or the system does not allow it: then it works like the others
  }
}
