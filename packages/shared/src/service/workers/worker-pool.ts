import { platform } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { listSourceArguments } from './list-source-arguments.ts';

export type WorkerPoolOptions = {
  threads: number;
  /** Heap per thread in MiB; a thread that exceeds it is terminated and its task rejected. */
  heapMb?: number;
  /** Milliseconds until an idle thread is terminated, if there are more than `keep`. */
  idleTimeout?: number;
  keep?: number;
  /** Nice value of the threads relative to the process; Linux only. */
  niceness?: number;
  /** The environment of the threads; defaults to that of the process. */
  env?: Record<string, string>;
};

/**
 * Creates threads for work that would block the event loop.
 *
 * @param module the worker's URL (`resolveWorkerUrl`)
 */
export function createWorkerPool(module: URL, options: WorkerPoolOptions): Piscina {
  const pool = new Piscina({
    filename: fileURLToPath(module),
    minThreads: options.keep ?? 0,
    maxThreads: options.threads,
    idleTimeout: options.idleTimeout ?? 30_000,
    ...(options.heapMb ? { resourceLimits: { maxOldGenerationSizeMb: options.heapMb } } : {}),
    // on other platforms, this would change the whole process
    ...(options.niceness && platform() === 'linux' ? { niceIncrement: options.niceness } : {}),
    ...(options.env ? { env: options.env } : {}),
    execArgv: listSourceArguments(module),
  });
  // a thread may run out of memory after its task was canceled; without a listener that would crash the process
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Returns the URL of a worker next to a module, with the module's file extension so that it runs from source and from
 * the build: `resolveWorkerUrl(import.meta.url, './hash-worker')`.
 */
export const resolveWorkerUrl = (of: string, name: string) =>
  new URL(`${name}${extname(new URL(of).pathname)}`, of);
