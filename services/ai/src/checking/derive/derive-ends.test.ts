import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Quarry Lane Rowing Club',
    additionalInfo:
      'The harbor board signed our lease of the boathouse on 3 May 2027, for twelve years. The dredging permit was granted in March 2028 (lasts four years). Rowing began here in June 1990, and 15 years later we had 40 members.',
  },
};

test.each([
  'The lease of the boathouse runs until May 2039.',
  'The harbor board leases us the boathouse through 2039.',
  'Our dredging permit is valid until March 2032.',
])('what is agreed for so long ends then: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['The lease of the boathouse runs until May 2037.', 'May 2037'],
  ['The harbor board leases us the boathouse through 2032.', '2032'],
  ['Our dredging permit is valid until March 2031.', 'March 2031'],
  ['The kitchen closes in March 2032.', 'March 2032'],
])('and at no other time, nor does anything else: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
