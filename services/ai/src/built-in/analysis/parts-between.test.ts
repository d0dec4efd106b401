import { expect, it } from 'vitest';
import { firstPartFrom, lastPartUpTo, partsBetween } from './parts-between.ts';

const parts = [1, 3, 3, 4, 7].map((block, at) => ({ block, at }));
const marks = (found: { at: number }[]) => found.map(({ at }) => at);

it('has the parts behind one block and before another', () => {
  expect(marks(partsBetween(parts, { block: 1, end: 4 }))).toEqual([1, 2]);
  expect(marks(partsBetween(parts, { block: 0, end: 2 }))).toEqual([0]);
  expect(marks(partsBetween(parts, { block: 4, end: Infinity }))).toEqual([4]);
  expect(marks(partsBetween(parts, { block: 5, end: 5 }))).toEqual([]);
});

it('has the next and the last one', () => {
  expect(firstPartFrom(parts, 2)?.at).toBe(1);
  expect(firstPartFrom(parts, 8)).toBeUndefined();
  expect(lastPartUpTo(parts, 3)?.at).toBe(2);
  expect(lastPartUpTo(parts, 0)).toBeUndefined();
});

it('looks at a few parts of a long document, not at all', () => {
  let looks = 0;
  const many = Array.from({ length: 20_000 }, (_, block) => ({
    get block() {
      looks++;
      return block;
    },
  }));
  expect(partsBetween(many, { block: 9_000, end: 9_003 })).toHaveLength(2);
  expect(looks).toBeLessThan(40);
});
