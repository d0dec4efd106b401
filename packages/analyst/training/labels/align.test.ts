import fc from 'fast-check';
import { expect, it } from 'vitest';
import { align } from './align.ts';

const pairsOf = (before: string, after: string) =>
  [...align([...before], [...after])].sort(([a], [b]) => a - b);

it('pairs identical units from before and after a change in splitting', () => {
  expect(pairsOf('abcd', 'aXYcd')).toEqual([
    [0, 0],
    [2, 3],
    [3, 4],
  ]);
});

it('preserves the order of repeated texts', () => {
  expect(pairsOf('xabxc', 'abxxc')).toEqual([
    [1, 0],
    [2, 1],
    [3, 3],
    [4, 4],
  ]);
});

it('returns no pairs for an empty document', () => {
  expect(pairsOf('abc', '')).toEqual([]);
});

it('pairs only equal entries, in ascending order, and all entries of identical lists', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const pairs = [...align(before, after)].sort(([a], [b]) => a - b);
      pairs.forEach(([from, to], index) => {
        expect(before[from]).toBe(after[to]);
        if (index > 0) expect(to).toBeGreaterThan(pairs[index - 1]?.[1] ?? -1);
      });
      expect(align(before, before).size).toBe(before.length);
    }),
  );
});
