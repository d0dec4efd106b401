import { expect, it } from 'vitest';
import { afterBody, afterBodyAndOpening } from './after-body.ts';

const names = ['Heron Weir Boat Club'];

it('knows a body by its name, by “we” and by what it is', () => {
  expect(afterBody('Heron Weir Boat Club rows on Sundays.', names)).toBe('rows on Sundays.');
  expect(afterBody('We row on Sundays.', names)).toBe('row on Sundays.');
  expect(afterBody('The club rows on Sundays.', names)).toBe('rows on Sundays.');
  expect(afterBody('The HWBC rows on Sundays.', names)).toBe('rows on Sundays.');
  expect(afterBody('The mayor rows on Sundays.', names)).toBeUndefined();
});

it.each([
  'As we look back on the spring, the club bought a boat.',
  'In 2024 the club bought a boat.',
  'Last summer Heron Weir Boat Club bought a boat.',
])('finds it behind when and how: “%s”', (text) => {
  expect(afterBodyAndOpening(text, names)).toBe('bought a boat.');
});
