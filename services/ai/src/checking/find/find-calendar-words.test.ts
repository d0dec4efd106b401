import { describe, expect, it } from 'vitest';
import { findValues } from './find-values.ts';

const keys = (text: string): string[] => findValues(text).flatMap((value) => value.keys);

describe('words of the calendar', () => {
  it.each([
    ['The carnival in July cleared a good sum.', 'monthname:7'],
    ['Each March, fourth-graders visit.', 'monthname:3'],
    ['Last May, the family sold us the meadow.', 'monthname:5'],
    ['We serve supper on Saturdays.', 'weekday:5'],
    ['Supper on Sun and lunch on weekdays.', 'weekday:6'],
    ['They will join by spring 2028.', 'season:spring-2028'],
    ['Revenue grew in fiscal year 2025.', 'fiscal:2025'],
  ])('%s', (text, key) => {
    expect(keys(text)).toContain(key);
  });

  it.each(['We may ask for more.', 'They march on.', 'Sun Valley is our home.'])(
    'are not in: %s',
    (text) => {
      expect(keys(text)).toEqual([]);
    },
  );
});

it('finds the first of two months at the head of a list', () => {
  expect(keys('Sowing: March and April, then May, June')).toEqual(
    [3, 4, 5, 6].map((at) => `monthname:${at}`),
  );
});
