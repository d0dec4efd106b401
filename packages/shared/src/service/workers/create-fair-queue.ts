import { AppError } from '../../errors/app-error.ts';
import { chooseNext, type QueueLimits, type WaitingTask } from './choose-next.ts';

export type FairQueueOptions = {
  /** Maximum number of concurrent tasks, across all users. */
  maxRunning: number;
  /** Maximum number of urgent tasks a user may have waiting; any more are rejected. */
  maxWaitingPerUser?: number;
  /** Maximum number of concurrent background tasks. */
  maxRunningInBackground?: number;
  /** Maximum number of concurrent large tasks; the default leaves one slot for other tasks. */
  maxRunningLarge?: number;
  /** Maximum number of concurrent small tasks. */
  maxRunningSmall?: number;
};

export type TaskOptions = {
  userId: string;
  /** Aborting removes a waiting task from the queue; a running task must stop itself. */
  signal?: AbortSignal | undefined;
  /** False for a background task, which runs after urgent tasks and is never rejected. */
  isUrgent?: boolean;
  /** Whether the task is likely to run long; one slot is reserved for other tasks. */
  isLarge?: boolean;
  /** Resolves when a user starts to wait for a background task, which then becomes urgent. */
  becomesUrgent?: Promise<void> | undefined;
};

export type FairQueue = {
  /**
   * Queues a task and resolves with its result. Put any timeout inside the task, so that time in the queue does not
   * count.
   *
   * @throws AppError `too-many-requests` when too many tasks of the user are waiting; the signal's reason
   *   when it is aborted before the task starts
   */
  run: <T>(options: TaskOptions, task: () => Promise<T>) => Promise<T>;
};

const retryAfterSeconds = 10;

type QueuedTask = WaitingTask & { start: () => void };

/**
 * Limits how many tasks run concurrently, overall and per user. Alternates between users rather than tasks: a user with
 * many tasks waits behind a user with one. Large tasks leave one slot free for small ones (ADR 42).
 */
export const createFairQueue = (options: FairQueueOptions): FairQueue => new Queue(options);

class Queue implements FairQueue {
  readonly #limits: QueueLimits;
  readonly #maxWaitingPerUser: number;
  readonly #waiting: QueuedTask[] = [];
  readonly #running: QueuedTask[] = [];
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;

  constructor({
    maxRunning,
    maxWaitingPerUser = 20,
    maxRunningInBackground = maxRunning,
    maxRunningLarge = Math.max(1, maxRunning - 1),
    maxRunningSmall = maxRunning,
  }: FairQueueOptions) {
    this.#limits = {
      maxRunning,
      maxRunningInBackground,
      maxRunningLarge,
      maxRunningSmall,
    };
    this.#maxWaitingPerUser = maxWaitingPerUser;
  }

  run<T>(options: TaskOptions, task: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const { userId, signal, isUrgent = true, isLarge = false, becomesUrgent } = options;
      signal?.throwIfAborted();
      if (isUrgent) this.#rejectIfTooMany(userId);
      const removeFromQueue = () => {
        remove(this.#waiting, queued);
        reject(signal?.reason);
      };
      const queued: QueuedTask = {
        userId,
        isUrgent,
        isLarge,
        start: () => {
          signal?.removeEventListener('abort', removeFromQueue);
          void new Promise<T>((settle) => settle(task()))
            // frees the slot before the caller continues, because it may submit the next task
            .finally(() => this.#end(queued))
            .then(resolve, reject);
        },
      };
      signal?.addEventListener('abort', removeFromQueue, { once: true });
      this.#waiting.push(queued);
      this.#startNext();
      void becomesUrgent?.then(() => {
        queued.isUrgent = true;
        this.#startNext();
      });
    });
  }

  #rejectIfTooMany(userId: string): void {
    const urgentOfUser = this.#waiting.filter((task) => task.isUrgent && task.userId === userId);
    if (urgentOfUser.length >= this.#maxWaitingPerUser) throw createTooManyWaitingError();
  }

  #startNext(): void {
    for (;;) {
      const state = {
        waiting: this.#waiting,
        running: this.#running,
        lastTurns: this.#lastTurns,
      };
      const next = chooseNext(state, this.#limits);
      if (!next) return;
      remove(this.#waiting, next);
      this.#running.push(next);
      this.#lastTurns.set(next.userId, (this.#turns += 1));
      next.start();
    }
  }

  #end(task: QueuedTask): void {
    remove(this.#running, task);
    this.#startNext();
    // turns only matter while tasks wait
    if (this.#running.length === 0) this.#lastTurns.clear();
  }
}

const createTooManyWaitingError = () =>
  new AppError(
    'too-many-requests',
    'You already have several requests waiting. Your work is safe. Try again in a moment.',
    { retryAfter: retryAfterSeconds },
  );

function remove<T>(items: T[], item: T): void {
  const index = items.indexOf(item);
  if (index >= 0) items.splice(index, 1);
}
