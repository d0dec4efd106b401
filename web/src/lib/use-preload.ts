import { useEffect } from 'react';

/** Long enough that the screen itself has come and is painted. */
const pause = 1_500;

/**
 * Brings the code of what a person may open next once the screen stands, so that it opens at once,
 * and also when the network has gone meanwhile.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [load]);
}
