import { platform } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { sourceArguments } from './source-arguments.ts';

export type WorkerPoolOptions = {
  /** At most this many threads. */
  threads: number;
  /** Heap of one thread in MiB; a thread that needs more is ended and its task rejected. */
  heapMb?: number;
  /** Milliseconds after which an idle thread goes, beyond `keep`. */
  idleTimeout?: number;
  keep?: number;
  /** How much lower than that of the process the priority of the threads is (nice value); Linux only. */
  niceness?: number;
  /** The environment of the threads, where they must not see that of the process. */
  env?: Record<string, string>;
};

/**
 * Threads for work that would block the event loop. `module` is the worker's URL, with the extension
 * of the asking module, so that it runs from source (tests, development) and from the build alike.
 */
export function workerPool(module: URL, options: WorkerPoolOptions): Piscina {
  const pool = new Piscina({
    filename: fileURLToPath(module),
    minThreads: options.keep ?? 0,
    maxThreads: options.threads,
    idleTimeout: options.idleTimeout ?? 30_000,
    ...(options.heapMb ? { resourceLimits: { maxOldGenerationSizeMb: options.heapMb } } : {}),
    // elsewhere the whole process would get it
    ...(options.niceness && platform() === 'linux' ? { niceIncrement: options.niceness } : {}),
    ...(options.env ? { env: options.env } : {}),
    execArgv: sourceArguments(module),
  });
  // a thread may still run out of memory after its task was given up; without a listener that would
  // end the process
  pool.on('error', () => undefined);
  return pool;
}

/** The URL of a worker beside a module: `workerUrl(import.meta.url, './hash-worker')`. */
export const workerUrl = (of: string, name: string) =>
  new URL(`${name}${extname(new URL(of).pathname)}`, of);
