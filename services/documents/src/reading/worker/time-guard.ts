import { readFile } from 'node:fs/promises';

/** A process that waits, or that a busy machine keeps waiting, is given this many times its limit by the clock. */
const patience = 3;
const every = 100;
/** The kernel counts processor time in hundredths of a second. */
const tickMs = 10;

/**
 * Calls `exceeded` once when a process has worked for longer than `limitMs`: it gives way to whatever else
 * the machine does, and a busy machine is no fault of the document. Where the system does not show what a process
 * has worked, the clock must do.
 */
export function watchTime(
  pid: number | undefined,
  limitMs: number,
  exceeded: () => void,
): () => void {
  const begun = Date.now();
  const before = workedBy(pid);
  let over = false;
  const look = async (): Promise<void> => {
    const [start, now] = [await before, await workedBy(pid)];
    const byClock = Date.now() - begun;
    const worked = start === undefined || now === undefined ? byClock : now - start;
    if (over || (worked <= limitMs && byClock <= limitMs * patience)) return;
    over = true;
    clearInterval(timer);
    exceeded();
  };
  const timer = setInterval(() => void look(), Math.min(every, limitMs));
  timer.unref();
  return () => {
    over = true;
    clearInterval(timer);
  };
}

/** Milliseconds of processor time of all threads of a process; undefined where the system does not show it. */
async function workedBy(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the name, in brackets, may hold blanks
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * tickMs : undefined;
}
