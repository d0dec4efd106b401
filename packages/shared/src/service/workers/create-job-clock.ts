/** The timeout of a job, which can be paused. */
export type JobClock = {
  /** Aborts when the job exceeds its timeout. */
  signal: AbortSignal;
  /** Starts the timeout; further calls have no effect. */
  start: (timeoutMs: number) => void;
  /** Pauses the timeout while the job waits for a shared resource. Pauses nest. */
  pause: () => void;
  resume: () => void;
  /** Stops the timeout permanently. */
  stop: () => void;
};

/** Counts only the time a job is running, not the time it waits for a thread or is paused. */
export function createJobClock(): JobClock {
  const controller = new AbortController();
  let remainingMs: number | undefined;
  let pauses = 0;
  let runsSince = 0;
  let timer: NodeJS.Timeout | undefined;

  const run = (): void => {
    if (remainingMs === undefined || pauses > 0) return;
    runsSince = performance.now();
    timer = setTimeout(() => controller.abort(), remainingMs);
  };
  const hold = (): void => {
    if (!timer || remainingMs === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remainingMs = Math.max(0, remainingMs - (performance.now() - runsSince));
  };

  return {
    signal: controller.signal,
    start: (timeoutMs) => {
      if (remainingMs !== undefined) return;
      remainingMs = timeoutMs;
      run();
    },
    pause: () => {
      pauses += 1;
      hold();
    },
    resume: () => {
      pauses -= 1;
      if (pauses === 0) run();
    },
    stop: () => {
      hold();
      pauses = Number.POSITIVE_INFINITY;
    },
  };
}
