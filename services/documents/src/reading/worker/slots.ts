export type SlotOptions = {
  signal?: AbortSignal;
  /** Goes before those that are not, and may use every slot. */ urgent?: boolean;
};

type Waiting = { urgent: boolean; start: () => void };

/**
 * Lets a fixed number of tasks run at once, so that a time limit counts only the work itself. Of the
 * tasks that nobody waits for, one runs at a time, and only where more than one slot is free.
 */
export function createSlots(count: number) {
  const background = Math.max(1, count - 1);
  let running = 0;
  let runningInBackground = 0;
  const waiting: Waiting[] = [];

  const fits = (urgent: boolean) => running < count && (urgent || runningInBackground < background);

  const startNext = () => {
    const at = [
      waiting.findIndex((each) => each.urgent),
      waiting.findIndex((each) => !each.urgent),
    ].find((each) => each >= 0 && fits(waiting[each]?.urgent ?? false));
    if (at === undefined) return;
    const [next] = waiting.splice(at, 1);
    next?.start();
  };

  const take = (urgent: boolean, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        const at = waiting.indexOf(own);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(signal?.reason);
      };
      const own: Waiting = {
        urgent,
        start: () => {
          running += 1;
          if (!urgent) runningInBackground += 1;
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(own);
      startNext();
    });

  return {
    run: async <T>(
      task: () => Promise<T>,
      { signal, urgent = false }: SlotOptions = {},
    ): Promise<T> => {
      signal?.throwIfAborted();
      await take(urgent, signal);
      try {
        return await task();
      } finally {
        running -= 1;
        if (!urgent) runningInBackground -= 1;
        startNext();
      }
    },
  };
}
