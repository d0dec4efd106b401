/** Lets a fixed number of tasks run at once; the others wait in order, so a time limit counts only the work itself. */
export function createSlots(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];

  const take = (signal?: AbortSignal): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(signal?.reason);
      };
      waiting.push(turn);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };

  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return {
    run: async <T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
      signal?.throwIfAborted();
      await take(signal);
      try {
        return await task();
      } finally {
        give();
      }
    },
  };
}
