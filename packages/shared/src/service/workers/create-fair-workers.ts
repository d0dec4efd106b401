import { MessageChannel, type TransferListItem } from 'node:worker_threads';
import { getErrorCode } from '../../errors/get-error-code.ts';
import type { KillReason } from '../../observability/metrics.ts';
import { createFairQueue } from './create-fair-queue.ts';
import { isLargeInput } from './is-large-input.ts';
import { createJobClock, type JobClock } from './create-job-clock.ts';
import type { WorkerTask } from './create-worker-entry.ts';
import { createWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

/** Thrown when a thread was terminated because its job exceeded its time or memory limit. */
export class WorkerLimitError extends Error {
  override readonly name = 'WorkerLimitError';
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory', options: ErrorOptions) {
    super(`a job exceeded its ${limit} limit`, options);
    this.limit = limit;
  }
}

export type WorkerJob = {
  /** The user who requested the job; a user's jobs run one at a time. */
  userId: string;
  /** Removes a waiting job from the queue and terminates the thread of a running one. */
  signal?: AbortSignal | undefined;
  /** Does not count waiting in the queue or starting the thread. */
  timeoutMs: number;
  /** Lets the caller pause the timeout while the job waits for other work. */
  clock?: JobClock | undefined;
  transferList?: TransferListItem[];
  /** Called when the thread is terminated during the job. */
  onKill?: ((reason: KillReason) => void) | undefined;
};

/** Worker threads shared fairly among users. */
export type FairWorkers = {
  /**
   * @returns the worker's result (`createWorkerEntry`)
   * @throws WorkerLimitError, or AppError `too-many-requests` when too many of the user's jobs are waiting
   */
  run: (input: unknown, job: WorkerJob) => Promise<unknown>;
  close: () => Promise<void>;
};

/**
 * The nice value of large jobs. Competing with constant work at normal priority, they get a sixth of a processor:
 * enough to finish, without slowing other work noticeably.
 */
export const largeJobNiceness = 7;
/** Extends the timeout of large jobs, which share the processor with work of higher priority. */
const lowPriorityFactor = 3;
/** A thread that takes longer than this to start is considered broken. */
const maxStartMs = 120_000;
/** With less heap than this (MiB), a thread cannot load its libraries and run a small job. */
const minSmallHeapMb = 128;

type FairWorkersOptions = Omit<WorkerPoolOptions, 'niceness'>;

/**
 * Runs jobs in threads of `module`, alternating between users. Large jobs run in low-priority threads and small ones in
 * normal ones: a large job delays neither other users' small jobs nor the event loop (ADR 42).
 */
export function createFairWorkers(module: URL, options: FairWorkersOptions): FairWorkers {
  const { small, large } = divideThreads(options);
  const smallLane = createLane(module, { ...options, ...small }, 1);
  const largeLane = large
    ? createLane(module, { ...options, ...large, niceness: largeJobNiceness }, lowPriorityFactor)
    : smallLane;
  const queue = createFairQueue({
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
 * Divides the threads. Half of them run large jobs; the memory of the other half is used for twice as many threads for
 * small jobs. A single thread runs every job.
 */
export function divideThreads({ threads, heapMb, keep = 0 }: FairWorkersOptions): {
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

/** Creates threads of one priority. @param factor multiplies the timeout of a job */
function createLane(module: URL, options: WorkerPoolOptions, factor: number): FairWorkers {
  const pool = createWorkerPool(module, options);

  async function run(
    input: unknown,
    { signal, timeoutMs, clock = createJobClock(), transferList = [], onKill }: WorkerJob,
  ): Promise<unknown> {
    const timeout = clock.signal;
    const startClock = createJobClock();
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
        onKill?.('canceled');
        throw signal.reason;
      }
      if (startClock.signal.aborted) throw new Error('worker thread did not start', { cause });
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

const isOutOfMemory = (error: unknown) => getErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';
