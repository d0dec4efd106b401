import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Bell Meadow Allotments',
    additionalInfo:
      'The plant swap is on Saturday, May 13, 2028. The harvest supper follows on 29 September 2028.',
  },
};

test.each([
  'The plant swap is on the second Saturday of May 2028.',
  'The harvest supper follows on the last Friday in September 2028.',
  'The harvest supper follows on the 5th Friday of September 2028.',
])('so many weeks into a month a weekday is a date: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['The plant swap is on the third Saturday of May 2028.', 'third Saturday of May 2028'],
  ['The plant swap is on the second Sunday of May 2028.', 'second Sunday of May 2028'],
  ['The harvest supper follows on the last Friday in October 2028.', 'last Friday in October 2028'],
])('and no other: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
