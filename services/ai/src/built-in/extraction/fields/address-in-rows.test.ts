import { expect, it } from 'vitest';
import type { Line } from '../paper.ts';
import { placesInRows } from './address-in-rows.ts';

const line = (text: string, place: Partial<Line> = {}): Line => ({
  text,
  heading: false,
  item: false,
  block: 0,
  head: false,
  foot: false,
  others: false,
  ...place,
});
const row = (label: string, ...cells: string[]): Line[] => [
  line(label, { row: 0, column: 0 }),
  ...cells.map((text) => line(text, { row: 0, column: 1 })),
  line('Bankers', { row: 1, column: 0 }),
];
const valuesOf = (lines: Line[]) =>
  placesInRows(lines).map(({ parts }) =>
    [parts.address, parts.city, parts.postalCode].map((part) => part?.value),
  );

it.each(['Principal office', 'Principal and registered office', 'Correspondence address:'])(
  'reads the seat in a table of reference details: “%s”',
  (label) => {
    expect(valuesOf(row(label, 'The Old Forge', '9 Mill Street', 'Alnwick', 'NE66 2XX'))).toEqual([
      ['The Old Forge, 9 Mill Street', 'Alnwick', 'NE66 2XX'],
    ]);
  },
);

it('leaves an office in America, and what stands under another label', () => {
  expect(valuesOf(row('Registered office', '9 Mill Street', 'Salem, OH 44460'))).toEqual([]);
  expect(valuesOf(row('Bankers', '9 Mill Street', 'Alnwick', 'NE66 2XX'))).toEqual([]);
});
