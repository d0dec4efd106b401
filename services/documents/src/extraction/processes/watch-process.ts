import { readFile } from 'node:fs/promises';

/**
 * After `largeMs` of CPU time, a document is considered large. Unlike heap limits, `memoryMb` includes buffers.
 */
export type ProcessLimits = { memoryMb: number; timeMs: number; largeMs: number };
export type ExceededLimit = 'memory' | 'time' | 'large';

/** A process that does nothing but sleep may run for this many times its limit. */
const idleFactor = 3;
const checkIntervalMs = 50;
/** Unit of CPU time in /proc. */
const tickMs = 10;

/**
 * Calls `onExcess` once for each limit that a process exceeds. Measures CPU time or a third of the time spent
 * asleep, whichever is greater. Excludes time spent waiting for a processor, because harmless documents would otherwise
 * fail on a busy machine. On systems without /proc, memory is not limited and all time counts as sleep.
 */
export function watchProcess(
  pid: number | undefined,
  limits: ProcessLimits,
  onExcess: (excess: ExceededLimit) => void,
): () => void {
  const reported = new Set<ExceededLimit>();
  const first = readStatus(pid);
  let before = first;
  let last = Date.now();
  let sleptMs = 0;
  let isStopped = false;
  const check = async (): Promise<void> => {
    const [start, previous, now] = await Promise.all([first, before, (before = readStatus(pid))]);
    const elapsedMs = Date.now() - last;
    last += elapsedMs;
    if (isAsleep(previous, now)) sleptMs += elapsedMs;
    const timeMs = Math.max(
      (now?.workedMs ?? 0) - (start?.workedMs ?? 0),
      Math.floor(sleptMs / idleFactor),
    );
    const usage = { memory: now?.memoryMb ?? 0, time: timeMs, large: timeMs };
    const allowed = { memory: limits.memoryMb, time: limits.timeMs, large: limits.largeMs };
    for (const excess of ['memory', 'time', 'large'] as const) {
      if (isStopped || reported.has(excess) || usage[excess] <= allowed[excess]) continue;
      reported.add(excess);
      onExcess(excess);
    }
    if (reported.has('memory') || reported.has('time')) clearInterval(timer);
  };
  const timer = setInterval(() => void check(), checkIntervalMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

type ProcessStatus = {
  /** CPU time of all threads. */
  workedMs: number;
  /** R: running or waiting for a processor, D: waiting for a disk, S: sleeping. */
  state: string;
  memoryMb: number;
};

const isAsleep = (before: ProcessStatus | undefined, now: ProcessStatus | undefined): boolean =>
  !before ||
  !now ||
  (before.state === 'S' && now.state === 'S' && before.workedMs === now.workedMs);

/** Returns undefined on systems without /proc. */
async function readStatus(pid: number | undefined): Promise<ProcessStatus | undefined> {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  // the process name in parentheses may contain spaces
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  if (!Number.isFinite(ticks)) return undefined;
  const rss = /^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1];
  return { workedMs: ticks * tickMs, state: fields[0] ?? '', memoryMb: Number(rss ?? 0) / 1024 };
}
