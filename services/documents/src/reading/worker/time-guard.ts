import { readFile } from 'node:fs/promises';

/** A process that sleeps, or whose work the system does not show, is given this many times its limit. */
const idleFactor = 3;
const lookEveryMs = 100;
/** The kernel counts processor time in hundredths of a second. */
const tickMs = 10;

/**
 * Calls `exceeded` once when a process has worked for longer than `limitMs`, or has slept for three times as
 * long. The time in which it could work and other processes had the processors counts as neither: a
 * busy machine is no fault of the document. Where the system does not show what a process does, all time
 * counts as sleep.
 */
export function watchTime(
  pid: number | undefined,
  limitMs: number,
  exceeded: () => void,
): () => void {
  let last = Date.now();
  const first = lookAt(pid);
  let before = first;
  let sleptMs = 0;
  let isOver = false;
  const look = async (): Promise<void> => {
    const [start, previous, now] = await Promise.all([first, before, (before = lookAt(pid))]);
    const elapsedMs = Date.now() - last;
    last += elapsedMs;
    if (isAsleep(previous, now)) sleptMs += elapsedMs;
    const workedMs = (now?.workedMs ?? 0) - (start?.workedMs ?? 0);
    if (isOver || (workedMs <= limitMs && sleptMs <= limitMs * idleFactor)) return;
    isOver = true;
    clearInterval(timer);
    exceeded();
  };
  const timer = setInterval(() => void look(), Math.min(lookEveryMs, limitMs));
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

type Seen = {
  /** Processor time of all threads. */
  workedMs: number;
  /** One letter: R runs or waits for a processor, D waits for a disk, S sleeps. */
  state: string;
};

const isAsleep = (before: Seen | undefined, now: Seen | undefined): boolean =>
  !before ||
  !now ||
  (before.state === 'S' && now.state === 'S' && before.workedMs === now.workedMs);

/** Undefined where the system does not show it. */
async function lookAt(pid: number | undefined): Promise<Seen | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the name, in brackets, may hold blanks
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? { workedMs: ticks * tickMs, state: fields[0] ?? '' } : undefined;
}
