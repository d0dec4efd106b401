let current: AbortController | undefined;

function abortWhenOffline(): AbortController {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
    current = undefined;
  };
  window.addEventListener('offline', abort, { once: true });
  return controller;
}

/**
 * Aborts when the network is lost. A browser would leave open requests hanging for minutes; this way
 * they fail immediately, and every request can be repeated.
 */
export const offlineSignal = (): AbortSignal => (current ??= abortWhenOffline()).signal;
