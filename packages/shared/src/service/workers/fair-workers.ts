import type { TransferListItem } from 'node:worker_threads';
import type { KillReason } from '../metrics.ts';
import { fairQueue } from './fair-queue.ts';
import { isLargeInput } from './is-large-input.ts';
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
  /** Counted from the start of the job, not from the time when it was queued. */
  timeoutMs: number;
  transferList?: TransferListItem[];
  /** Called when the thread is ended under the job. */
  onKill?: ((reason: KillReason) => void) | undefined;
};

/** Worker threads that users share fairly. */
export type FairWorkers = {
  /**
   * @returns what the worker returns, as it came out of the thread
   * @throws WorkerLimitError, or AppError `too-many-requests` when the user has too many jobs waiting
   */
  run: (input: unknown, job: WorkerJob) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The nice value of large jobs: next to work of normal priority they get a tenth of a processor. */
export const largeJobNiceness = 10;
/** A large job may take this many times its limit, since other work may have had the processors. */
const lowPriorityFactor = 3;

/**
 * Starts threads of `module` when there are jobs, each job in its user's turn. Large jobs run in threads of low
 * priority, small ones in threads of normal priority: one user's large job takes the processors neither from
 * another user's small one nor from the event loop (ADR 41).
 */
export function fairWorkers(module: URL, options: WorkerPoolOptions): FairWorkers {
  const lowThreads = Math.floor(options.threads / 2);
  const normal = lane(module, { ...options, threads: options.threads - lowThreads }, 1);
  // a single thread is of normal priority and takes every job
  const low = lowThreads > 0 ? lowLane(module, { ...options, threads: lowThreads }) : normal;
  const queue = fairQueue({
    maxRunning: options.threads,
    maxRunningLarge: Math.max(1, lowThreads),
  });

  return {
    run(input, job) {
      const isLarge = isLargeInput(input);
      const [preferred, other] = isLarge ? [low, normal] : [normal, low];
      return queue.run({ ...job, isLarge }, () =>
        (preferred.isFree() ? preferred : other).run(input, job),
      );
    },
    close: async () => {
      await Promise.all([normal.close(), low.close()]);
    },
  };
}

const lowLane = (module: URL, options: WorkerPoolOptions): Lane =>
  lane(module, { ...options, keep: 0, niceness: largeJobNiceness }, lowPriorityFactor);

type Lane = FairWorkers & { isFree: () => boolean };

/** Threads of one priority. @param factor how many times the limit of a job its time is */
function lane(module: URL, options: WorkerPoolOptions, factor: number): Lane {
  const pool = workerPool(module, options);
  let running = 0;

  async function run(
    input: unknown,
    { signal, timeoutMs, transferList, onKill }: WorkerJob,
  ): Promise<unknown> {
    const timeout = AbortSignal.timeout(timeoutMs * factor);
    const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
    running += 1;
    try {
      return await pool.run(input, { signal: stop, ...(transferList && { transferList }) });
    } catch (cause) {
      if (signal?.aborted) {
        onKill?.('cancelled');
        throw signal.reason;
      }
      const limit = timeout.aborted ? 'time' : isOutOfMemory(cause) ? 'memory' : undefined;
      if (!limit) throw cause;
      onKill?.(limit);
      throw new WorkerLimitError(limit, { cause });
    } finally {
      running -= 1;
    }
  }

  return { run, isFree: () => running < options.threads, close: () => pool.destroy() };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
