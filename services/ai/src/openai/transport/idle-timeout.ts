import { ProviderFault } from './fault.ts';

export type IdleTimeout = {
  /** Aborted with a fault after the idle timeout. */
  signal: AbortSignal;
  /** Restarts the timeout. Call this for each chunk of the response. */
  refresh: () => void;
  end: () => void;
};

/**
 * Detects stalled requests. Many servers handle one request at a time, so while one response is making progress,
 * requests without a first token are queued, not stalled.
 */
export function createIdleTimeouts(idleMs: number) {
  const queued = new Set<NodeJS.Timeout>();
  return (): IdleTimeout => {
    const stop = new AbortController();
    const timer = setTimeout(
      () => stop.abort(new ProviderFault('stalled', `no data for ${idleMs} ms`)),
      idleMs,
    );
    queued.add(timer);
    return {
      signal: stop.signal,
      refresh: () => {
        queued.delete(timer);
        timer.refresh();
        for (const other of queued) other.refresh();
      },
      end: () => {
        queued.delete(timer);
        clearTimeout(timer);
      },
    };
  };
}
