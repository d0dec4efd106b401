import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromFounders } from './mission-of-founders.ts';

const told = (text: string) =>
  fromFounders(paperOf(paperFrom('page', 'html', text)), ['Heron Weir Boat Club'])[0]?.value;

it('takes what a body was founded for', () => {
  const text =
    'Heron Weir Boat Club was founded in 1983 by six rowers to teach every child of the town.';
  expect(told(text)).toBe(text);
});

it.each([
  'Heron Weir Boat Club was founded in 1983 by six rowers who met on how to build a boathouse for the children of the town.',
  'Heron Weir Boat Club was founded in 1983 by six rowers and a plan to build a boathouse for the children of the town.',
])('does not take what its founders had yet to plan: “%s”', (text) => {
  expect(told(text)).toBeUndefined();
});
