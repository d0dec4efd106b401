import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Bramble Yard',
    additionalInfo:
      'Our gardener, Noor Haddad, works 16 hours a week. We send out 2 boxes a month.',
  },
};

test.each([
  'Our gardener works 16 hours a week, or about 830 hours a year.',
  'Our gardener works 16 hours each week, 832 hours per year.',
  'We send out two boxes a month, that is 24 boxes a year.',
])('a rate over another time: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['Our gardener works 16 hours a week, or about 930 hours a year.', '930'],
  ['We send out two boxes a month, that is 42 boxes a year.', '42'],
  ['Our gardener works 16 hours a week, and we give 832 lessons a year.', '832'],
])('and none that does not follow: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
