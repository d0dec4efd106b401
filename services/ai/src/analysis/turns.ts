/** Work of one key, one after the other. */
export type Turns = <T>(key: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * Whoever asks for what is being made already waits until it is done, and then finds it: a second window
 * is not a second bill. Who waits may leave; who is left begins when the one before has ended or failed.
 */
export function createTurns(): Turns {
  const under = new Map<string, Promise<unknown>>();
  return async (key, signal, work) => {
    for (let before = under.get(key); before; before = under.get(key)) {
      await endOrLeave(before, signal);
      signal.throwIfAborted();
    }
    const done = work().finally(() => under.delete(key));
    under.set(
      key,
      done.catch(() => undefined),
    );
    return done;
  };
}

function endOrLeave(work: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const leave = new AbortController();
  const left = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { signal: leave.signal });
  });
  return Promise.race([work, left]).finally(() => leave.abort());
}
