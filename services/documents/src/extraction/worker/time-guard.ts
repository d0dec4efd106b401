import { readFile } from 'node:fs/promises';

/** A sleeping process may take this many times its limit. */
const idleFactor = 3;
const checkIntervalMs = 100;
/** Unit of processor time in /proc. */
const tickMs = 10;

/**
 * Calls `exceeded` once when a process has used more than `limitMs` of processor time, or has slept for
 * three times as long. Time spent waiting for a processor does not count, since a busy machine is not the
 * document's fault. On systems without /proc all time counts as sleep.
 */
export function watchTime(
  pid: number | undefined,
  limitMs: number,
  exceeded: () => void,
): () => void {
  let last = Date.now();
  const first = statusOf(pid);
  let before = first;
  let sleptMs = 0;
  let isOver = false;
  const check = async (): Promise<void> => {
    const [start, previous, now] = await Promise.all([first, before, (before = statusOf(pid))]);
    const elapsedMs = Date.now() - last;
    last += elapsedMs;
    if (isAsleep(previous, now)) sleptMs += elapsedMs;
    const workedMs = (now?.workedMs ?? 0) - (start?.workedMs ?? 0);
    if (isOver || (workedMs <= limitMs && sleptMs <= limitMs * idleFactor)) return;
    isOver = true;
    clearInterval(timer);
    exceeded();
  };
  const timer = setInterval(() => void check(), Math.min(checkIntervalMs, limitMs));
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

type ProcessStatus = {
  /** Processor time of all threads. */
  workedMs: number;
  /** One letter: R runs or waits for a processor, D waits for a disk, S sleeps. */
  state: string;
};

const isAsleep = (before: ProcessStatus | undefined, now: ProcessStatus | undefined): boolean =>
  !before ||
  !now ||
  (before.state === 'S' && now.state === 'S' && before.workedMs === now.workedMs);

/** Undefined on systems without /proc. */
async function statusOf(pid: number | undefined): Promise<ProcessStatus | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the process name in parentheses may contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? { workedMs: ticks * tickMs, state: fields[0] ?? '' } : undefined;
}
