import type { Hunk, SectionDiff } from '@grantwright/shared/submission';

/** Identifies changes across proposals by their removed and added text, and by the number of earlier identical changes. */
export function hunkKeys({ before, after, hunks }: SectionDiff): ReadonlyMap<Hunk, string> {
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
