import { setImmediate } from 'node:timers/promises';

/** Work on a long document that yields after each short step. */
export type SlicedWork<T> = Generator<undefined, T>;

/** Maps one item per step, and skips items without a result. */
export function* mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T) => R | undefined,
): SlicedWork<R[]> {
  const results: R[] = [];
  for (const item of items) {
    const result = map(item);
    if (result !== undefined) results.push(result);
    yield;
  }
  return results;
}

/** Runs all steps synchronously. */
export function runSlices<T>(steps: SlicedWork<T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

const timeSliceMs = 20;

/** Runs all steps, yielding to the event loop regularly so that the service can handle other requests. */
export async function runInTimeSlices<T>(steps: SlicedWork<T>): Promise<T> {
  let startedAt = performance.now();
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    if (performance.now() - startedAt < timeSliceMs) continue;
    await setImmediate();
    startedAt = performance.now();
  }
}
