let offline = new AbortController();

window.addEventListener('offline', () => {
  offline.abort();
  offline = new AbortController();
});

/**
 * Aborts when the browser goes offline. Pending requests would otherwise hang for minutes; every call
 * can safely be retried.
 */
export const offlineSignal = (): AbortSignal => offline.signal;
