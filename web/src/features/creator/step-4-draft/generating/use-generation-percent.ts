import { useEffect, useState } from 'react';
import { estimateGenerationPercent } from './generation-percent.ts';

const updateIntervalMs = 250;

/** Calculates the progress bar's percentage from the elapsed time. */
export function useGenerationPercent(isRunning: boolean, isDone: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - startedAt), updateIntervalMs);
    return () => {
      clearInterval(timer);
      setElapsed(0);
    };
  }, [isRunning]);
  return isRunning ? estimateGenerationPercent(elapsed, isDone) : 0;
}
