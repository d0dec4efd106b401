import { ProviderFault } from './fault.ts';

export type Silence = {
  /** Aborted, with a fault, when nothing was heard for too long. */
  signal: AbortSignal;
  /** To be called with each piece of the answer. */
  heard: () => void;
  end: () => void;
};

/**
 * Watches for silence. Many a server answers one request at a time and leaves the others waiting
 * without a word: as long as it speaks to one of them, those that wait for their first word are in
 * its queue, not forgotten.
 */
export function createSilenceWatch(idleMs: number) {
  const queued = new Set<NodeJS.Timeout>();
  return (): Silence => {
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
