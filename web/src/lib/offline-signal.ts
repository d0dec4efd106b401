let controller: AbortController | undefined;

function abortWhenOffline(): AbortController {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
    controller = undefined;
  };
  window.addEventListener('offline', abort, { once: true });
  return controller;
}

/**
 * Aborts when the browser goes offline. Pending requests would otherwise hang for minutes; every call
 * can safely be retried.
 */
export const offlineSignal = (): AbortSignal => (controller ??= abortWhenOffline()).signal;
