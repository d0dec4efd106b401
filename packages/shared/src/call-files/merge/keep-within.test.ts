import { expect, it } from 'vitest';
import { keepWithin } from './keep-within.ts';

const isOptional = (item: string) => item.startsWith('optional');

it.each([
  [5, ['a', 'optional b', 'c', 'optional d', 'e']],
  [4, ['a', 'optional b', 'c', 'e']],
  [3, ['a', 'c', 'e']],
  [2, ['a', 'c']],
])('keeps the %i most important items in their order', (maxItems, kept) => {
  const lists = { earlier: ['a', 'optional b', 'c'], later: ['optional d', 'e'] };
  expect(keepWithin({ ...lists, maxItems, isOptional })).toEqual(kept);
});
