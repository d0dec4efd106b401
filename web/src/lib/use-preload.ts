import { useEffect } from 'react';

/** Leaves the network to the screen itself first. */
const delayMs = 1_500;

/** Loads code that the user may need next, so that it opens immediately, also without a network. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
