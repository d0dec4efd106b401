import { AppError } from '../errors/app-error.ts';
import { chooseNext, type QueueLimits, type WaitingTask } from './choose-next.ts';

export type FairQueueOptions = {
  /** Tasks running at the same time, of all users. */
  maxRunning: number;
  /** Tasks of one user running at the same time. */
  maxRunningPerUser?: number;
  /** Urgent tasks of one user that may wait; one more is refused. */
  maxWaitingPerUser?: number;
  /** Background tasks running at the same time. */
  maxRunningInBackground?: number;
  /** Large tasks running at the same time; one place is left to the others. */
  maxRunningLarge?: number;
  /** Tasks that are not large running at the same time. */
  maxRunningSmall?: number;
};

export type Turn = {
  /** The user the work is for. */
  userId: string;
  /** A task that waits leaves the queue when it is aborted; one that runs has to end itself. */
  signal?: AbortSignal | undefined;
  /** False for a background task: urgent ones go first, and it is never refused. */
  isUrgent?: boolean;
  /** Whether the task is likely to take long; one place is kept free of such tasks. */
  isLarge?: boolean;
  /** Resolves when a user begins to wait for a background task: it is urgent from then on. */
  urgentWhen?: Promise<void> | undefined;
};

export type FairQueue = {
  /**
   * Runs a task when it is its turn. A time limit belongs inside the task, where it does not count waiting.
   *
   * @throws AppError `too-many-requests` when too many tasks of the user are waiting; the reason of the signal
   *   when it is aborted before the task starts
   */
  run: <T>(turn: Turn, task: () => Promise<T>) => Promise<T>;
};

const retryAfterSeconds = 10;

type QueuedTask = WaitingTask & { start: () => void };

/**
 * Runs a limited number of tasks at the same time, few per user. Turns go to users rather than tasks: a user
 * with many tasks waits behind a user with one. Large tasks leave one place free for small ones (ADR 42).
 */
export function fairQueue({
  maxRunning,
  maxRunningPerUser = 1,
  maxWaitingPerUser = 20,
  maxRunningInBackground = maxRunning,
  maxRunningLarge = Math.max(1, maxRunning - 1),
  maxRunningSmall = maxRunning,
}: FairQueueOptions): FairQueue {
  const limits: QueueLimits = {
    maxRunning,
    maxRunningPerUser,
    maxRunningInBackground,
    maxRunningLarge,
    maxRunningSmall,
  };
  const waiting: QueuedTask[] = [];
  const running: QueuedTask[] = [];
  const lastTurns = new Map<string, number>();
  let turns = 0;

  function startNext(): void {
    for (;;) {
      const next = chooseNext({ waiting, running, lastTurns }, limits);
      if (!next) return;
      remove(waiting, next);
      running.push(next);
      lastTurns.set(next.userId, (turns += 1));
      next.start();
    }
  }

  function end(task: QueuedTask): void {
    remove(running, task);
    startNext();
    // turns only matter while tasks wait
    if (running.length === 0) lastTurns.clear();
  }

  return {
    run: <T>(
      { userId, signal, isUrgent = true, isLarge = false, urgentWhen }: Turn,
      task: () => Promise<T>,
    ) =>
      new Promise<T>((resolve, reject) => {
        signal?.throwIfAborted();
        const own = waiting.filter((other) => other.isUrgent && other.userId === userId);
        if (isUrgent && own.length >= maxWaitingPerUser) throw tooManyWaiting();
        const removeFromQueue = () => {
          remove(waiting, queued);
          reject(signal?.reason);
        };
        const queued: QueuedTask = {
          userId,
          isUrgent,
          isLarge,
          start: () => {
            signal?.removeEventListener('abort', removeFromQueue);
            void new Promise<T>((settle) => settle(task()))
              // frees the place before the caller continues: the next task may be its own
              .finally(() => end(queued))
              .then(resolve, reject);
          },
        };
        signal?.addEventListener('abort', removeFromQueue, { once: true });
        waiting.push(queued);
        startNext();
        void urgentWhen?.then(() => {
          queued.isUrgent = true;
          startNext();
        });
      }),
  };
}

const tooManyWaiting = () =>
  new AppError(
    'too-many-requests',
    'You already have several requests waiting. Nothing is lost; please try again in a moment.',
    { retryAfter: retryAfterSeconds },
  );

function remove<T>(items: T[], item: T): void {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}
