import { ProviderFault } from './fault.ts';

export type IdleTimeout = {
  /** Aborted with a fault after the idle timeout. */
  signal: AbortSignal;
  /** To be called with each piece of the answer. */
  heard: () => void;
  end: () => void;
};

/**
 * Detects stalled requests. Many servers handle one request at a time: while one response makes progress,
 * requests without a first token are queued, not stalled.
 */
export function createIdleTimeouts(idleMs: number) {
  const queued = new Set<NodeJS.Timeout>();
  return (): IdleTimeout => {
    const stop = new AbortController();
    const timer = setTimeout(
      () => stop.abort(new ProviderFault('stalled', `silent for ${idleMs} ms`)),
      idleMs,
    );
    queued.add(timer);
    return {
      signal: stop.signal,
      heard: () => {
        queued.delete(timer);
        timer.refresh();
        for (const waiting of queued) waiting.refresh();
      },
      end: () => {
        queued.delete(timer);
        clearTimeout(timer);
      },
    };
  };
}
