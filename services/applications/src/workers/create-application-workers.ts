import { createFairWorkers, resolveWorkerUrl, type FairWorkers } from '@grantwright/shared/service';

/** Enough to leave one thread free while two users' long texts are processed. */
export const threadCount = 3;
/** Memory the main thread needs under load for request bodies, files being sent, and the database driver. */
export const reservedMb = 256;

type Options = {
  threads: number;
  /** The heap size of each thread, in megabytes. */
  heapMb: number;
};

/** Creates workers of which each user can occupy only one at a time. */
export const createApplicationWorkers = ({ threads, heapMb }: Options): FairWorkers =>
  createFairWorkers(resolveWorkerUrl(import.meta.url, './application-worker'), {
    threads,
    heapMb,
    idleTimeout: 60_000,
  });
