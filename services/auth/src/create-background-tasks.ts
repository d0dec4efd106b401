/** Work that continues after the response. */
export type BackgroundTasks = {
  run: (task: () => Promise<void>) => void;
  /** Resolves when all tasks have finished. */
  finished: () => Promise<void>;
};

/** @param onError called when a task fails */
export function createBackgroundTasks(onError: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      const work: Promise<void> = task()
        .catch(onError)
        .finally(() => running.delete(work));
      running.add(work);
    },
    finished: async () => void (await Promise.all(running)),
  };
}
