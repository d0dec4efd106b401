import { largeJobNiceness, createWorkerPool, resolveWorkerUrl } from '@grantwright/shared/service';

type Options = {
  /** The total number of threads; each uses about 100 MB once its encoder is loaded. */
  threads: number;
  /** The time until an idle thread is terminated, in milliseconds. */
  idleTimeout?: number;
};

/**
 * Creates threads that embed texts for the analyst threads. The runtime is native code, and terminating its thread
 * while it runs crashes the whole process. Therefore these threads are never terminated while working and get only a
 * few texts at a time, whereas analyst threads may be terminated at any time (ADR 44). Large jobs use low-priority
 * threads.
 */
export function createEncoderPool({ threads, ...timeout }: Options) {
  const module = resolveWorkerUrl(import.meta.url, './encoder-worker');
  const largeThreads = Math.floor(threads / 2);
  const small = createWorkerPool(module, { ...timeout, threads: threads - largeThreads });
  const large =
    largeThreads > 0
      ? createWorkerPool(module, { ...timeout, threads: largeThreads, niceness: largeJobNiceness })
      : small;

  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  return {
    /** @returns one embedding for each text */
    async embed(texts: string[], { isLarge }: { isLarge: boolean }): Promise<Float32Array[]> {
      if (isClosed) throw new Error('the encoder is closed');
      const work: Promise<Float32Array[]> = (isLarge ? large : small).run(texts);
      running.add(work);
      return work.finally(() => running.delete(work));
    },
    /** Terminates the threads once they have embedded all submitted texts; rejects new ones. */
    close: async () => {
      isClosed = true;
      // the pool itself waits only for its first thread
      await Promise.allSettled(running);
      await Promise.all([...new Set([small, large])].map((pool) => pool.close()));
    },
  };
}
