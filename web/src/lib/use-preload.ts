import { useEffect } from 'react';

/** Gives the screen's own requests a head start. */
const delayMs = 1_500;

/** Loads code that the user may need next, so that it opens immediately, even offline. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
