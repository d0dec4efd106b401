import { MessageChannel, type TransferListItem } from 'node:worker_threads';
import type { KillReason } from '../observability/metrics.ts';
import { fairQueue } from './fair-queue.ts';
import { isLargeInput } from './is-large-input.ts';
import { jobClock, type JobClock } from './job-clock.ts';
import type { WorkerTask } from './worker-entry.ts';
import { workerPool, type WorkerPoolOptions } from './worker-pool.ts';

/** Thrown when a thread was ended because its job took too long or held too much. */
export class WorkerLimitError extends Error {
  override readonly name = 'WorkerLimitError';
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory', options: ErrorOptions) {
    super(`a job went beyond its limit of ${limit}`, options);
    this.limit = limit;
  }
}

export type WorkerJob = {
  /** For whom the job is done; one job of a user runs at a time. */
  userId: string;
  /** Takes a waiting job out of the queue and ends the thread of a running one. */
  signal?: AbortSignal | undefined;
  /** Counted while the job works: not while it is queued, nor while its thread starts. */
  timeoutMs: number;
  /** Paused by the caller while the job waits for others. */
  clock?: JobClock | undefined;
  transferList?: TransferListItem[];
  /** Called when the thread is ended under the job. */
  onKill?: ((reason: KillReason) => void) | undefined;
};

/** Worker threads that users share fairly. */
export type FairWorkers = {
  /**
   * @returns what the worker returns (`workerEntry`), as it came out of the thread
   * @throws WorkerLimitError, or AppError `too-many-requests` when the user has too many jobs waiting
   */
  run: (input: unknown, job: WorkerJob) => Promise<unknown>;
  close: () => Promise<void>;
};

/**
 * The nice value of large jobs. Next to work of normal priority that never ends they get a sixth of a processor:
 * little enough to hold up nobody, and enough to end in bounded time.
 */
export const largeJobNiceness = 7;
/** A large job may take this many times its limit, since other work may have had the processors. */
const lowPriorityFactor = 3;
/** A thread that has not begun after this time does not load at all. */
const maxStartMs = 120_000;
/** Less heap than this, in MiB, and a thread cannot load its libraries and work on a small job. */
const minSmallHeapMb = 128;

type FairWorkersOptions = Omit<WorkerPoolOptions, 'niceness'>;

/**
 * Starts threads of `module` when there are jobs, each job in its user's turn. Large jobs have threads of low
 * priority, small ones have threads of normal priority: one user's large job takes the processors neither from
 * another user's small one nor from the event loop (ADR 42).
 */
export function fairWorkers(module: URL, options: FairWorkersOptions): FairWorkers {
  const { small, large } = lanesOf(options);
  const smallLane = lane(module, { ...options, ...small }, 1);
  const largeLane = large
    ? lane(module, { ...options, ...large, niceness: largeJobNiceness }, lowPriorityFactor)
    : smallLane;
  const queue = fairQueue({
    maxRunning: small.threads + (large?.threads ?? 0),
    maxRunningSmall: small.threads,
    maxRunningLarge: (large ?? small).threads,
  });

  return {
    run(input, job) {
      const isLarge = isLargeInput(input);
      return queue.run({ ...job, isLarge }, () =>
        (isLarge ? largeLane : smallLane).run(input, job),
      );
    },
    close: async () => {
      await Promise.all([smallLane.close(), largeLane.close()]);
    },
  };
}

type Lane = Required<Pick<WorkerPoolOptions, 'threads' | 'keep'>> & { heapMb?: number };

/**
 * Divides the memory of all threads: half of the threads is for large jobs, and of what the other half may take
 * two threads are made, since small jobs need less. A single thread takes every job.
 */
export function lanesOf({ threads, heapMb, keep = 0 }: FairWorkersOptions): {
  small: Lane;
  large?: Lane;
} {
  const heap = heapMb === undefined ? {} : { heapMb };
  const largeThreads = Math.floor(threads / 2);
  const restThreads = threads - largeThreads;
  if (largeThreads === 0) return { small: { threads, keep, ...heap } };
  const large = { threads: largeThreads, keep: 0, ...heap };
  const smallHeapMb = Math.floor((heapMb ?? 0) / 2);
  if (smallHeapMb < minSmallHeapMb)
    return { small: { threads: restThreads, keep, ...heap }, large };
  return { small: { threads: restThreads * 2, keep, heapMb: smallHeapMb }, large };
}

/** Threads of one priority. @param factor how many times the limit of a job its time is */
function lane(module: URL, options: WorkerPoolOptions, factor: number): FairWorkers {
  const pool = workerPool(module, options);

  async function run(
    input: unknown,
    { signal, timeoutMs, clock = jobClock(), transferList = [], onKill }: WorkerJob,
  ): Promise<unknown> {
    const timeout = clock.signal;
    const startClock = jobClock();
    startClock.start(maxStartMs);
    const stop = AbortSignal.any([timeout, startClock.signal, ...(signal ? [signal] : [])]);
    const { port1, port2 } = new MessageChannel();
    port1.once('message', () => {
      startClock.stop();
      clock.start(timeoutMs * factor);
    });
    const task: WorkerTask<unknown> = { input, started: port2 };
    try {
      return await pool.run(task, { signal: stop, transferList: [...transferList, port2] });
    } catch (cause) {
      if (signal?.aborted) {
        onKill?.('cancelled');
        throw signal.reason;
      }
      if (startClock.signal.aborted) throw new Error('a thread did not start', { cause });
      const limit = timeout.aborted ? 'time' : isOutOfMemory(cause) ? 'memory' : undefined;
      if (!limit) throw cause;
      onKill?.(limit);
      throw new WorkerLimitError(limit, { cause });
    } finally {
      startClock.stop();
      clock.stop();
      port1.close();
    }
  }

  return { run, close: () => pool.destroy() };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
