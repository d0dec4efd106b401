import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideWorkerBudget } from './divide-worker-budget.ts';

it.each([
  ['applications in Kubernetes', { limitMb: 1024, reservedMb: 256, workers: 3 }, 3, 256, 204],
  ['half of that', { limitMb: 512, reservedMb: 256, workers: 3 }, 2, 128, 102],
  [
    'processes with large buffers',
    { limitMb: 2048, reservedMb: 256, workers: 4, heapFraction: 0.5 },
    4,
    448,
    224,
  ],
  ['a large machine', { limitMb: 64_000, reservedMb: 256, workers: 2 }, 2, 1024, 819],
  [
    'workers that load a model',
    { limitMb: 2560, reservedMb: 256, workers: 3, nativeMb: 128 },
    3,
    768,
    512,
  ],
  ['half of that', { limitMb: 768, reservedMb: 256, workers: 3, nativeMb: 128 }, 2, 256, 102],
  ['a container that is too small', { limitMb: 128, reservedMb: 256, workers: 3 }, 1, 128, 102],
])('divides the memory of %s', (_what, load, workers, workerMb, heapMb) => {
  expect(divideWorkerBudget(load)).toEqual({ workers, workerMb, heapMb });
});

it('never assigns more memory than the container has if at least one worker fits', () => {
  const count = fc.integer({ min: 1, max: 64 });
  const mb = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(mb, mb, count, mb, (limitMb, reservedMb, workers, nativeMb) => {
      const budget = divideWorkerBudget({ limitMb, reservedMb, workers, nativeMb });
      expect(budget.workers).toBeGreaterThanOrEqual(1);
      expect(budget.workers).toBeLessThanOrEqual(workers);
      expect(budget.heapMb).toBeLessThan(budget.workerMb - nativeMb);
      const used = reservedMb + budget.workers * budget.workerMb;
      if (limitMb - reservedMb >= budget.workerMb) expect(used).toBeLessThanOrEqual(limitMb);
    }),
  );
});
