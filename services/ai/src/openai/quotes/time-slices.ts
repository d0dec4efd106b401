import { setImmediate } from 'node:timers/promises';

/** Work on a long document that yields after each short slice. */
export type SlicedWork<T> = Generator<undefined, T>;

/** Maps one item per slice, and skips items without a result. */
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

/** Runs all slices synchronously. */
export function runSlices<T>(work: SlicedWork<T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

const timeSliceMs = 20;

/** Runs all slices, yielding to the event loop regularly so that the service can handle other requests. */
export async function runInTimeSlices<T>(work: SlicedWork<T>): Promise<T> {
  let startedAt = performance.now();
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (performance.now() - startedAt < timeSliceMs) continue;
    await setImmediate();
    startedAt = performance.now();
  }
}
