import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Ardmore Diaries',
    additionalInfo:
      'Forty families kept a diary between March and June 2027. They sent in 3,280 pages. Twenty-nine kept on after the end.',
  },
};

test('an average follows from a total and the count that stands beside it', () => {
  expect(falseIn('Families sent in 3,280 pages, or 82 each on average.', sources)).toEqual([]);
});

test.each([
  ['Families sent in 3,280 pages, or 86 each on average.', '86'],
  ['Schools sent in 3,280 pages, or 82 each on average.', '82'],
])('but no other, and none of what is not counted: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
