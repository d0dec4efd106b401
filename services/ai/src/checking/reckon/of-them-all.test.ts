import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Sallow Mill Jam',
    additionalInfo: 'Of 320 jars tested at the mill, 288 had less than 2% mould.',
  },
};

test.each([
  'Of the 320 jars that we tested, 32 had too much mould.',
  'Ninety percent of the jars tested at the mill were clean enough.',
])('the rest and the share of a whole that its sentence begins with: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  ['Of the 320 jars that we tested, 42 had too much mould.', '42'],
  ['Eighty percent of the jars tested at the mill were clean enough.', 'Eighty percent'],
])('and no other: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});
