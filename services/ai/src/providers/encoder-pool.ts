import { largeJobNiceness, workerPool, workerUrl } from '@grantwright/shared/service';

type Options = {
  /** Total threads; each takes about 100 MB once its encoder is loaded. */
  threads: number;
  /** Milliseconds until an idle thread is terminated. */
  idleTimeout?: number;
};

/**
 * Threads that embed texts for the analyst threads. The runtime is native code, and terminating its thread while it
 * runs crashes the whole process. So these threads are never terminated during work and get few texts at a time, while
 * analyst threads may be terminated at any time (ADR 44). Texts of large jobs use low-priority threads.
 */
export function encoderPool({ threads, ...timeout }: Options) {
  const module = workerUrl(import.meta.url, './encoder-worker');
  const largeThreads = Math.floor(threads / 2);
  const small = workerPool(module, { ...timeout, threads: threads - largeThreads });
  const large =
    largeThreads > 0
      ? workerPool(module, { ...timeout, threads: largeThreads, niceness: largeJobNiceness })
      : small;

  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  return {
    /** @returns one embedding for each text */
    async embed(texts: string[], { isLarge }: { isLarge: boolean }): Promise<Float32Array[]> {
      if (isClosed) throw new Error('the encoder is closed');
      const work = (isLarge ? large : small).run(texts) as Promise<Float32Array[]>;
      running.add(work);
      return work.finally(() => running.delete(work));
    },
    /** Terminates the threads once they have embedded all submitted texts; rejects new ones. */
    close: async () => {
      isClosed = true;
      // the pool itself only waits for its first thread
      await Promise.allSettled(running);
      await Promise.all([...new Set([small, large])].map((pool) => pool.close()));
    },
  };
}
