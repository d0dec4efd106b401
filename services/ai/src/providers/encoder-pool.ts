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
export function encoderPool({ threads, ...idle }: Options) {
  const module = workerUrl(import.meta.url, './encoder-worker');
  const largeThreads = Math.floor(threads / 2);
  const small = workerPool(module, { ...idle, threads: threads - largeThreads });
  const large =
    largeThreads > 0
      ? workerPool(module, { ...idle, threads: largeThreads, niceness: largeJobNiceness })
      : small;

  return {
    /** @returns one embedding for each text */
    embed: (texts: string[], { isLarge }: { isLarge: boolean }) =>
      (isLarge ? large : small).run(texts) as Promise<Float32Array[]>,
    /** Ends the threads once they have embedded the texts that they have begun. */
    close: async () => {
      await Promise.all([...new Set([small, large])].map((pool) => pool.close({ force: true })));
    },
  };
}
