import type { MessagePort } from 'node:worker_threads';

/** The message to a thread: the job, and a port on which the thread reports that the job has started. */
export type WorkerTask<Input> = { input: Input; started: MessagePort };

/**
 * Creates the entry of a worker thread for `createFairWorkers`.
 *
 * @param load loads dependencies before the first job; that time does not count toward the job's limit
 */
export const createWorkerEntry =
  <Input, Output>(load: () => Promise<(input: Input) => Output | Promise<Output>>) =>
  async ({ input, started }: WorkerTask<Input>): Promise<Output> => {
    const work = await load();
    started.postMessage('started');
    started.close();
    return work(input);
  };
