/**
 * Clears the timeouts left behind by a test file. Otherwise, a closing toast would set state after the last test,
 * when the page no longer exists.
 */
export const trackTimeouts = (): (() => void) => {
  const originalSetTimeout = globalThis.setTimeout;
  const pending = new Set<ReturnType<typeof originalSetTimeout>>();

  const trackedSetTimeout = (
    work: (...args: unknown[]) => void,
    after?: number,
    ...args: unknown[]
  ) => {
    const timeout = originalSetTimeout(() => {
      pending.delete(timeout);
      work(...args);
    }, after);
    pending.add(timeout);
    return timeout;
  };
  globalThis.setTimeout = Object.assign(trackedSetTimeout, {
    __promisify__: originalSetTimeout.__promisify__,
  }) as typeof originalSetTimeout;

  return () => {
    for (const timeout of pending) clearTimeout(timeout);
    pending.clear();
  };
};
