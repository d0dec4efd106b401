/**
 * Typed text reaches the server within two seconds, and the resulting 40 requests a minute stay below the server's rate
 * limit.
 */
export const debounceMs = 600;
export const maxWaitMs = 1_500;

/** The delay after a failure, unless the server requests a longer one. */
export const retryMs = 5_000;
