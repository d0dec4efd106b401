import { fairWorkers, workerUrl, type FairWorkers } from '@grantwright/shared/service';

/** Three, so that two users with long texts leave one to the others. */
export const applicationThreads = 3;
/** What this service itself holds under load: bodies of 4 MB, files on their way out, the database driver. */
export const reservedMb = 256;

type Limits = {
  threads: number;
  /** Heap of one thread, in MiB. */
  heapMb: number;
};

/** The threads in which texts are cleaned and Word files are made; a user has one of them at a time. */
export const applicationWorkers = ({ threads, heapMb }: Limits): FairWorkers =>
  fairWorkers(workerUrl(import.meta.url, './application-worker'), {
    threads,
    heapMb,
    idleTimeout: 60_000,
  });
