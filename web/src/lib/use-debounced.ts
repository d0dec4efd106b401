import { useEffect, useState } from 'react';
import { debounce, type Debounced } from './debounce.ts';

/** A debounced call for the life of the component. `run` is taken once: it reads what it needs from refs. */
export function useDebounced(run: () => void, quietMs: number, atLeastEveryMs: number): Debounced {
  const [debounced] = useState(() => debounce(run, quietMs, atLeastEveryMs));
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
