import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Bittern Marsh Watch',
    additionalInfo:
      'walks: Apr 17 27 thru Sept 4 27\nletter from the county, Jan 22 26\nThe gate is open till 7:45. Desk is staffed 3:15 to 6:15. Warden 9 h x 30 wks x $21 = 5,670 and all that makes $14,300. 6 Sunday walks at the dam. Dates: May 4, June 8 and July 13, 2027. Her time is 14 hours a week over 33 weeks.',
  },
};

test.each([
  'The walks begin on 17 April 2027 and end on September 4, 2027.',
  'The county wrote to us on January 22, 2026.',
  'The gate is open until 7:45 p.m.',
  'The desk is staffed for three hours.',
  'The warden costs $5,670.',
  'All of it costs $14,300 in total.',
  'There are half a dozen walks at the dam.',
  'She works 14 hours a week over thirty-three weeks.',
])('what notes give in short is borne out: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['The walks begin on 24 April 2027.', '24 April 2027'],
  ['The county wrote to us on January 26, 2022.', 'January 26, 2022'],
  ['The gate is open until 8:45 p.m.', '8:45 p.m.'],
  ['The warden costs $189 a week.', '$189'],
  ['She works 14 hours a week over twenty-nine weeks.', 'twenty-nine'],
])('and nothing else: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
