/** A queued task. No user is waiting for a background task; a large task is likely to run long. */
export type WaitingTask = { userId: string; isUrgent: boolean; isLarge: boolean };

export type QueueLimits = {
  /** Maximum number of concurrent tasks, across all users. */
  maxRunning: number;
  /** Maximum number of concurrent background tasks. */
  maxRunningInBackground: number;
  /** Maximum numbers of concurrent large and small tasks. */
  maxRunningLarge: number;
  maxRunningSmall: number;
};

type QueueState<T extends WaitingTask> = {
  /** In order of arrival. */
  waiting: readonly T[];
  running: readonly WaitingTask[];
  /** The sequence number of each user's last turn; users without one come first. */
  lastTurns: ReadonlyMap<string, number>;
};

/**
 * Chooses the next task to start. Returns undefined if the limits do not allow one; a user runs one task at a time. Urgent tasks come first, then those
 * of the user whose last turn was longest ago, then those that arrived first.
 */
export function chooseNext<T extends WaitingTask>(
  { waiting, running, lastTurns }: QueueState<T>,
  limits: QueueLimits,
): T | undefined {
  if (running.length >= limits.maxRunning) return undefined;
  const isBackgroundFull =
    running.filter(({ isUrgent }) => !isUrgent).length >= limits.maxRunningInBackground;
  const large = running.filter(({ isLarge }) => isLarge).length;
  const isFull = {
    large: large >= limits.maxRunningLarge,
    small: running.length - large >= limits.maxRunningSmall,
  };
  const runningUsers = new Set(running.map(({ userId }) => userId));

  let next: T | undefined;
  for (const task of waiting) {
    if (!task.isUrgent && isBackgroundFull) continue;
    if (task.isLarge ? isFull.large : isFull.small) continue;
    if (runningUsers.has(task.userId)) continue;
    if (!next || isBefore(task, next)) next = task;
  }
  return next;

  function isBefore(task: T, other: T): boolean {
    if (task.isUrgent !== other.isUrgent) return task.isUrgent;
    return (lastTurns.get(task.userId) ?? 0) < (lastTurns.get(other.userId) ?? 0);
  }
}
