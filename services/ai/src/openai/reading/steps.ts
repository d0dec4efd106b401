import { setImmediate } from 'node:timers/promises';

/** Work on a long document in short steps; yields after each. */
export type Steps<T> = Generator<undefined, T>;

/** One step for each item; without the items that have no result. */
export function* mapInSteps<T, R>(
  items: readonly T[],
  map: (item: T) => R | undefined,
): Steps<R[]> {
  const results: R[] = [];
  for (const item of items) {
    const result = map(item);
    if (result !== undefined) results.push(result);
    yield;
  }
  return results;
}

/** Does all steps without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

const maxTurnMs = 20;

/** Does all steps in short turns, so that the service handles other requests in between. */
export async function finishInTurns<T>(steps: Steps<T>): Promise<T> {
  let startedAt = performance.now();
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    if (performance.now() - startedAt < maxTurnMs) continue;
    await setImmediate();
    startedAt = performance.now();
  }
}
