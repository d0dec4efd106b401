import { setTimeout as pause } from 'node:timers/promises';

type PeriodicTask = {
  /** Runs once; its signal aborts when the task is stopped. */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds from the end of a run to the start of the next. */
  intervalMs: number;
  /** Milliseconds until the first run. */
  firstAfterMs: number;
  /** Called when a run fails, unless the task was stopped; the next run comes all the same. */
  onError: (error: unknown) => void;
};

/**
 * Runs a task again and again without keeping the process alive.
 *
 * @returns stops it; resolves when the run under way has ended
 */
export function startPeriodicTask({
  run,
  intervalMs,
  firstAfterMs,
  onError,
}: PeriodicTask): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const running = (async () => {
    await wait(firstAfterMs);
    while (!signal.aborted) {
      await run(signal).catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      await wait(intervalMs);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
