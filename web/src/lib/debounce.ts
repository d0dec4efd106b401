export type Debounced = (() => void) & { cancel: () => void; flush: () => void };

/** Runs once things have been quiet for a while, and while they never are, at least so often. */
export function debounce(run: () => void, quietMs: number, atLeastEveryMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAsked = 0;

  const finish = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const fire = () => {
    finish();
    run();
  };
  const ask = () => {
    const now = Date.now();
    if (timer === undefined) firstAsked = now;
    clearTimeout(timer);
    const left = firstAsked + atLeastEveryMs - now;
    timer = setTimeout(fire, Math.max(0, Math.min(quietMs, left)));
  };
  return Object.assign(ask, {
    cancel: finish,
    flush: () => {
      if (timer !== undefined) fire();
    },
  });
}
