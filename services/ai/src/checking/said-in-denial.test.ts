import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Corran Boat School',
    additionalInfo:
      'Dates\n- first launch 6 May 2028\n- nothing in July (the pier is full, so are the instructors)\n- last launch 9 September 2028\nThe shed is closed on Mondays.',
  },
};

test.each(['No lessons are held in July.', 'There are no lessons on Mondays.'])(
  'that a time is left out may be told in any words: %s',
  (told) => {
    expect(falseIn(told, sources)).toEqual([]);
  },
);

test.each([
  ['No lessons are held in June.', 'June'],
  ['Lessons are held in July.', 'July'],
  ['No lessons are held in September.', 'September'],
])('another time, or no denial, is not proven by it: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
