import { largeJobNiceness, workerPool, workerUrl } from '@grantwright/shared/service';

type Options = {
  /** Threads in all; each takes about 100 MB with the encoder that it loads for its first texts. */
  threads: number;
  /** Milliseconds after which an idle thread ends. */
  idleTimeout?: number;
};

/**
 * Threads that embed texts for the analyst's threads. Its runtime is native code: ending a thread while that runs
 * ends the whole process. So these threads are never ended at work, and work on few texts at a time; the
 * threads of the analyst may be ended at any time (ADR 44). Texts of large jobs have threads of low priority.
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
    /** Ends the threads once they have embedded all texts that they were given; takes no more. */
    close: async () => {
      isClosed = true;
      // The pool itself waits for the first thread only.
      await Promise.allSettled(running);
      await Promise.all([...new Set([small, large])].map((pool) => pool.close()));
    },
  };
}
