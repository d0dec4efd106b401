import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Tern Bank Wardens',
    additionalInfo:
      'Fences: Feb-Mar 2029. Nest boxes go up in April 2029 and again in April 2030. Counts in May 2029, June 2029 and July 2029.',
  },
};

test.each([
  'Nest boxes go up over two springs, 2029 and 2030.',
  'We count in three months: May 2029, June 2029 and July 2029.',
])('a draft that lists what it counts has counted it: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['Nest boxes go up over three springs, 2029 and 2030.', 'three'],
  ['Nest boxes go up over two springs, 2029 and 2031.', 'two'],
])('unless there are more or fewer, or one of them is false: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
