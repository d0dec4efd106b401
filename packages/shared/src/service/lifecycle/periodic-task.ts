import { setTimeout as pause } from 'node:timers/promises';

type PeriodicTask = {
  /** Aborts its signal when the task is stopped. */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** From the end of a run to the start of the next. */
  intervalMs: number;
  /** Until the first run. */
  firstAfterMs: number;
  /** Called when a run fails, unless the task was stopped; later runs still happen. */
  onError: (error: unknown) => void;
};

/**
 * Runs a task repeatedly without keeping the process alive.
 *
 * @returns a function that stops the task and resolves when the current run has finished
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
