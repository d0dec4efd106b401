import { useMemo, useSyncExternalStore } from 'react';

const minuteMs = 60_000;
/** Short, so that the displayed time is never a full minute out of date. */
const checkIntervalMs = 5_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All countdowns on a screen share one timer. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(
    () => listeners.forEach((notifyListener) => notifyListener()),
    checkIntervalMs,
  );
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const getCurrentMinute = () => Math.floor(Date.now() / minuteMs);

/** Returns the current time to the minute. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(subscribe, getCurrentMinute);
  return useMemo(() => new Date(minute * minuteMs), [minute]);
}
