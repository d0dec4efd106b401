import type { MessagePort } from 'node:worker_threads';

/** What a thread is given: the job, and a port on which it says that it begins. */
export type WorkerTask<Input> = { input: Input; started: MessagePort };

/**
 * The entry of a worker thread for `fairWorkers`.
 *
 * @param load loads what the jobs need, at the first one: the time that takes is not the job's
 */
export const workerEntry =
  <Input, Output>(load: () => Promise<(input: Input) => Output | Promise<Output>>) =>
  async ({ input, started }: WorkerTask<Input>): Promise<Output> => {
    const work = await load();
    started.postMessage('started');
    started.close();
    return work(input);
  };
