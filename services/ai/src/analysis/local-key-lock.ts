/** Runs work one at a time per key. */
export type KeyLock = <T>(key: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * A lock within this process: a concurrent request for the same analysis waits and then finds it stored,
 * rather than paying for it again. A waiting request can be canceled; when the running one fails, the next one
 * starts.
 */
export function createLocalKeyLock(): KeyLock {
  const running = new Map<string, Promise<unknown>>();
  return async (key, signal, work) => {
    for (let current = running.get(key); current; current = running.get(key)) {
      await settledOrAborted(current, signal);
      signal.throwIfAborted();
    }
    const done = work().finally(() => running.delete(key));
    running.set(
      key,
      done.catch(() => undefined),
    );
    return done;
  };
}

function settledOrAborted(work: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const cleanup = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { signal: cleanup.signal });
  });
  return Promise.race([work, aborted]).finally(() => cleanup.abort());
}
