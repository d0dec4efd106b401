import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Orle Farmers',
    additionalInfo:
      'BUDGET (18 months)\n- well pump + drip for 8 plots ............ 27,400\n- mentor stipends, 8 x $1,200 ............. 9,600\n- seed/amendment vouchers 8 x $750 ........ 6,000\nTOTAL 43,000',
  },
};

test.each([
  'Seed/amendment vouchers 8 x $750',
  'Mentor stipends of $1,200 and vouchers of $750 are paid to each grower.',
  'Mentor stipends come to $9,600.',
])('a price, and what so many come to, are both told of the thing: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['Seed/amendment vouchers 8 x $570', '$570'],
  ['Mentor stipends come to $6,900.', '$6,900'],
  ['Mentor stipends of $1,300 are paid.', '$1,300'],
])('another is not: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
