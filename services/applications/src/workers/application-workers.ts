import { fairWorkers, workerUrl, type FairWorkers } from '@grantwright/shared/service';

/** Leaves one thread free while two users' long texts are processed. */
export const threadCount = 3;
/** Memory of the main thread under load: request bodies, files being sent, the database driver. */
export const reservedMb = 256;

type Options = {
  threads: number;
  /** Per thread. */
  heapMb: number;
};

/** Each user can occupy one thread at a time. */
export const applicationWorkers = ({ threads, heapMb }: Options): FairWorkers =>
  fairWorkers(workerUrl(import.meta.url, './application-worker'), {
    threads,
    heapMb,
    idleTimeout: 60_000,
  });
