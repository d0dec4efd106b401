import type { TransferListItem } from 'node:worker_threads';
import type { KillReason } from '../metrics.ts';
import { fairQueue } from './fair-queue.ts';
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

/** Starts threads of `module` when there are jobs, each job in its user's turn. */
export function fairWorkers(module: URL, options: WorkerPoolOptions): FairWorkers {
  const pool = workerPool(module, options);
  const queue = fairQueue({ maxRunning: options.threads });

  async function runNow(
    input: unknown,
    { signal, timeoutMs, transferList, onKill }: WorkerJob,
  ): Promise<unknown> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
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
    }
  }

  return {
    run: (input, job) => queue.run(job, () => runNow(input, job)),
    close: () => pool.destroy(),
  };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
