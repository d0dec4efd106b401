/**
 * Clears the timeouts left behind by a test file. Otherwise, a closing toast would set state after the last test,
 * when the page no longer exists.
 */
export const trackTimeouts = (): (() => void) => {
  const begin = globalThis.setTimeout;
  const pending = new Set<ReturnType<typeof begin>>();

  const begun = (work: (...args: unknown[]) => void, after?: number, ...args: unknown[]) => {
    const timeout = begin(() => {
      pending.delete(timeout);
      work(...args);
    }, after);
    pending.add(timeout);
    return timeout;
  };
  globalThis.setTimeout = Object.assign(begun, {
    __promisify__: begin.__promisify__,
  }) as typeof begin;

  return () => {
    for (const timeout of pending) clearTimeout(timeout);
    pending.clear();
  };
};
