import { expect, it } from 'vitest';
import { hashUnit } from './hash-unit.ts';
import { findUnitPlaces } from './unit-places.ts';

const unitsOf = (before: string[], after: string[]) =>
  [...findUnitPlaces(before.map(hashUnit), after)]
    .sort(([a], [b]) => a - b)
    .map(([former, { unit, start }]) => [former, unit, start]);

it('finds units with the same text', () => {
  expect(unitsOf(['Title', 'Menu', 'Apply now.'], ['Menu', 'Apply now.'])).toEqual([
    [1, 0, 0],
    [2, 1, 0],
  ]);
});

it('finds the parts of joined units, with their offsets', () => {
  expect(
    unitsOf(
      ['Title', 'Grants for', 'small', 'charities', 'Lost', 'Due by May', '1.', 'End'],
      ['Title', 'Grants for small charities', 'Due by May 1.', 'End'],
    ),
  ).toEqual([
    [0, 0, 0],
    [1, 1, 0],
    [2, 1, 11],
    [3, 1, 17],
    [5, 2, 0],
    [6, 2, 11],
    [7, 3, 0],
  ]);
});

it('does not find a unit in a text that has changed', () => {
  expect(unitsOf(['Due by', 'May 1.'], ['Due by May 1. Apply now.'])).toEqual([]);
});
