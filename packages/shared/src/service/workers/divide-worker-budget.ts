type Load = {
  /** The memory of the container. */
  limitMb: number;
  /** Reserved for the main process: heap, request buffers, database driver. */
  reservedMb: number;
  /** Requested number of concurrent threads or processes. */
  workers: number;
  /** The fraction of a worker's memory for its heap; the rest is for buffers, code and stacks. */
  heapFraction?: number;
  /** Native memory per worker in addition to its heap, such as for a model. */
  nativeMb?: number;
};

export type WorkerBudget = {
  /** Granted workers; fewer than requested if they would not fit. */
  workers: number;
  /** Total memory per worker. */
  workerMb: number;
  heapMb: number;
};

/** With less than this besides `nativeMb`, a worker cannot load its libraries. */
const minWorkerMb = 128;
/** Enough for any document; more would only let a malicious one grow. */
const maxWorkerMb = 1024;

/**
 * Divides the memory of a container among its workers, so that all of them fit next to the main process at
 * full load. Grants at least one worker. Sizes are in MiB.
 */
export function divideWorkerBudget({
  limitMb,
  reservedMb,
  workers,
  heapFraction = 0.8,
  nativeMb = 0,
}: Load): WorkerBudget {
  const freeMb = Math.max(0, limitMb - reservedMb);
  const minMb = minWorkerMb + nativeMb;
  const fitting = Math.max(1, Math.min(workers, Math.floor(freeMb / minMb)));
  const shareMb = Math.floor(freeMb / fitting);
  const workerMb = Math.min(maxWorkerMb + nativeMb, Math.max(minMb, shareMb));
  return {
    workers: fitting,
    workerMb,
    heapMb: Math.floor((workerMb - nativeMb) * heapFraction),
  };
}
