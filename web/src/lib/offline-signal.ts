let currentController: AbortController | undefined;

function abortWhenOffline(): AbortController {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
    currentController = undefined;
  };
  window.addEventListener('offline', abort, { once: true });
  return controller;
}

/**
 * Aborts when the network is lost, so that open requests fail immediately and can be retried. Otherwise, browsers
 * would leave them hanging for minutes.
 */
export const getOfflineSignal = (): AbortSignal =>
  (currentController ??= abortWhenOffline()).signal;
