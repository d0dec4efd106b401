import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets this process work when nobody else wants to: whoever opens a page does not wait for somebody's long
 * document. Linux keeps a priority for each thread, and those of the collector and the compiler are there already.
 */
export function giveWay(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // one that has ended, or a system that does not allow it: then it works like the others
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
