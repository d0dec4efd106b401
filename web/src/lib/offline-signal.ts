let gone = new AbortController();

window.addEventListener('offline', () => {
  gone.abort();
  gone = new AbortController();
});

/**
 * Aborts when the network goes. A browser leaves what is on its way hanging then, for minutes; the
 * person is told at once and tries again, which every call bears.
 */
export const offlineSignal = (): AbortSignal => gone.signal;
