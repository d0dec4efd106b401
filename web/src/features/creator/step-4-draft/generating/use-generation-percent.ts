import { useEffect, useState } from 'react';
import { generationPercent } from './generation-percent.ts';

const lookEveryMs = 250;

/** The percentage of the progress bar, from the elapsed time. */
export function useGenerationPercent(isRunning: boolean, isDone: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const begun = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - begun), lookEveryMs);
    return () => {
      clearInterval(timer);
      setElapsed(0);
    };
  }, [isRunning]);
  return isRunning ? generationPercent(elapsed, isDone) : 0;
}
