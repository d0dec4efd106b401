/** How long a job has worked, and the end of the time that it may take. */
export type JobClock = {
  /** Aborts when the job has worked for longer than its limit. */
  signal: AbortSignal;
  /** Sets the limit and starts; called again, it has no effect. */
  start: (timeoutMs: number) => void;
  /** Stops while the job waits for something that is shared with others. Pauses nest. */
  pause: () => void;
  resume: () => void;
  /** Ends it for good: the signal does not abort any more. */
  stop: () => void;
};

/** Counts only the time in which a job works: not its wait for a thread, for libraries, or while paused. */
export function jobClock(): JobClock {
  const controller = new AbortController();
  let leftMs: number | undefined;
  let pauses = 0;
  let runsSince = 0;
  let timer: NodeJS.Timeout | undefined;

  const run = (): void => {
    if (leftMs === undefined || pauses > 0) return;
    runsSince = performance.now();
    timer = setTimeout(() => controller.abort(), leftMs);
  };
  const hold = (): void => {
    if (!timer || leftMs === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs = Math.max(0, leftMs - (performance.now() - runsSince));
  };

  return {
    signal: controller.signal,
    start: (timeoutMs) => {
      if (leftMs !== undefined) return;
      leftMs = timeoutMs;
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
