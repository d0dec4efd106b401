import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Corran Boat School',
    additionalInfo:
      'Project starts 1 May 2028.\nFirst boat launch 10 May 2028 at the old pier.\nLast boat launch 12 September 2028.',
  },
};

test('the days between two dates may be told in place of the second', () => {
  expect(
    falseIn(
      'The project begins on May 1, 2028, and the first boat launch follows nine days later.',
      sources,
    ),
  ).toEqual([]);
});

test('other days may not', () => {
  expect(
    falseIn(
      'The project begins on May 1, 2028, and the first boat launch follows twelve days later.',
      sources,
    ),
  ).toEqual(['twelve']);
});
