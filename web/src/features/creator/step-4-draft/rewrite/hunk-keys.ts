import type { Hunk, SectionDiff } from '@grantwright/shared/submission';

/**
 * Returns a key for each change that is stable across proposals, derived from the removed and added text and the number
 * of earlier identical changes.
 */
export function createHunkKeys({ before, after, hunks }: SectionDiff): ReadonlyMap<Hunk, string> {
  const counts = new Map<string, number>();
  return new Map(
    hunks.map((hunk) => {
      const removedKeys = before.slice(hunk.start, hunk.end).map(({ key }) => key);
      const addedKeys = after.slice(hunk.newStart, hunk.newEnd).map(({ key }) => key);
      const key = JSON.stringify([removedKeys, addedKeys]);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [hunk, `${key} ${count}`];
    }),
  );
}
