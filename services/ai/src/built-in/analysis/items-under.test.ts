import { expect, it } from 'vitest';
import { itemsUnder } from './items-under.ts';

it('has the items under one, up to the next of the upper level', () => {
  const items = [0, 1, 2, 0, 0, 1].map((depth, at) => ({ depth, at }));
  const under = (at: number) => itemsUnder(items, at, 0).map((item) => item.at);
  expect([under(0), under(3), under(4), under(5)]).toEqual([[1, 2], [], [5], []]);
});
