type Load = {
  /** What the container may hold. */
  limitMb: number;
  /** What is left to the main process: its own heap, buffers of requests, the driver of the database. */
  reservedMb: number;
  /** Threads or processes that are wanted at the same time. */
  workers: number;
  /** The share of a worker's memory that its heap may take; the rest is for buffers, code and stacks. */
  heapShare?: number;
  /** What each worker needs besides its own memory and heap, such as a trained model in a thread that serves it. */
  nativeMb?: number;
};

export type WorkerBudget = {
  /** How many may run at the same time; fewer than wanted where they would not fit. */
  workers: number;
  /** The whole memory of one. */
  workerMb: number;
  /** The heap of one. */
  heapMb: number;
};

/** Less than this besides `nativeMb` and a worker cannot load its libraries. */
const minWorkerMb = 128;
/** Enough for anything that is worked on; more would only let a bad document grow. */
const maxWorkerMb = 1024;

/**
 * Divides the memory of a container among its workers, so that all of them at full load fit beside
 * the main process. At least one worker is granted, whatever the limit. Sizes are in MiB.
 */
export function workerBudget({
  limitMb,
  reservedMb,
  workers,
  heapShare = 0.8,
  nativeMb = 0,
}: Load): WorkerBudget {
  const freeMb = Math.max(0, limitMb - reservedMb);
  const leastMb = minWorkerMb + nativeMb;
  const fitting = Math.max(1, Math.min(workers, Math.floor(freeMb / leastMb)));
  const shareMb = Math.floor(freeMb / fitting);
  const workerMb = Math.min(maxWorkerMb + nativeMb, Math.max(leastMb, shareMb));
  return {
    workers: fitting,
    workerMb,
    heapMb: Math.floor((workerMb - nativeMb) * heapShare),
  };
}
