/**
 * A task that waits for its turn. Background tasks are those that no user waits for; large ones are likely to
 * take long.
 */
export type WaitingTask = { userId: string; isUrgent: boolean; isLarge: boolean };

export type QueueLimits = {
  /** Tasks running at the same time, of all users. */
  maxRunning: number;
  /** Tasks of one user running at the same time. */
  maxRunningPerUser: number;
  /** Background tasks running at the same time. */
  maxRunningInBackground: number;
  /** Large tasks running at the same time, and the others. */
  maxRunningLarge: number;
  maxRunningSmall: number;
};

type QueueState<T extends WaitingTask> = {
  /** In the order in which they came. */
  waiting: readonly T[];
  running: readonly WaitingTask[];
  /** For each user the number of the turn that they had last; users without one come first. */
  lastTurns: ReadonlyMap<string, number>;
};

/**
 * The task to start next, or undefined when none may start now: urgent tasks before background tasks,
 * then the user whose last turn is the longest ago, then the order in which they came.
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
  const runningOf = new Map<string, number>();
  for (const { userId } of running) runningOf.set(userId, (runningOf.get(userId) ?? 0) + 1);

  let next: T | undefined;
  for (const task of waiting) {
    if (!task.isUrgent && isBackgroundFull) continue;
    if (task.isLarge ? isFull.large : isFull.small) continue;
    if ((runningOf.get(task.userId) ?? 0) >= limits.maxRunningPerUser) continue;
    if (!next || isBefore(task, next)) next = task;
  }
  return next;

  function isBefore(task: T, other: T): boolean {
    if (task.isUrgent !== other.isUrgent) return task.isUrgent;
    return (lastTurns.get(task.userId) ?? 0) < (lastTurns.get(other.userId) ?? 0);
  }
}
