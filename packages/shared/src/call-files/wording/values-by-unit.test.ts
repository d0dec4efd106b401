import { expect, it } from 'vitest';
import { haveConflictingValues, findValues, blankOutValues } from './values-by-unit.ts';

const valuesIn = (text: string) =>
  [...findValues(text)].flatMap(([unit, values]) => [...values].map((value) => `${unit} ${value}`));

it.each([
  ['Due Sept. 24, 2027, at 5:00 p.m.', ['date 09-24', 'time 17:00']],
  ['by the 24th of September or 9/30/2027', ['date 09-24', 'date 09-30']],
  ['between 2027-09-24 and 10 a.m.', ['date 09-24', 'time 10:00']],
  ['up to $6,500 with a 25 percent match', ['percent 25', 'money 6500']],
  ['a one-to-one match', ['percent 1:1']],
  ['eight double-spaced pages, ten (10) copies, 3,000 words', ['page 8', 'copy 10', 'word 3000']],
  ['12-point type, 1-inch margins', ['point 12', 'inch 1']],
  ['Write to grants@harbor.example', ['address grants@harbor.example']],
  ['by noon Eastern Time on 24 September', ['date 09-24', 'time 12:00']],
  ['by midnight, or at 17:00 CET', ['time 17:00', 'time 23:59']],
  ['between $5,000 and $10,000, or 4,000 euros', ['money 10000', 'money 4000', 'money 5000']],
  ['Word limit: 500, or six to eight pages', ['page 8', 'word 500']],
  ['ten percent, in a file of 10 MB', ['megabyte 10', 'percent 10']],
  ['at 11:59, on the first Friday of each month, in 2027, for 900 families', []],
  ['Describe the need.', []],
])('finds the values in %j', (text, values) => {
  expect(valuesIn(text).sort()).toEqual([...values].sort());
});

it('removes the values from text and keeps the other words', () => {
  expect(blankOutValues('Up to 8 pages by May 3, 2027').replace(/ +/g, ' ').trim()).toBe(
    'Up to by',
  );
});

it('detects different values of the same unit', () => {
  const differ = (a: string, b: string) => haveConflictingValues(findValues(a), findValues(b));
  expect(differ('6 pages', '8 pages')).toBe(true);
  expect(differ('6 pages', '6 pages by May 3')).toBe(false);
  expect(differ('6 pages', '$500')).toBe(false);
});
