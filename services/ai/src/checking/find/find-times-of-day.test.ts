import { expect, test } from 'vitest';
import { findValues } from './find-values.ts';

const keysOf = (text: string): string[] => findValues(text).flatMap(({ keys }) => keys);

test.each([
  ['The ferry leaves at 7.20 in the morning.', 'time:07:20'],
  ['They must be back by 6.35, before dark.', 'time:18:35'],
  ['The kitchen opens at nine in the morning.', 'time:09:00'],
  ['Doors close at a quarter to eight in the evening.', 'time:19:45'],
  ['Lessons start at ten past two.', 'time:14:10'],
  ['We gather at twenty to six.', 'time:17:40'],
])('a time in any spelling: %s', (text, key) => {
  expect(keysOf(text)).toContain(key);
});

test.each([
  'The level rose by 2.30 m in the night.',
  'Classes have from five to seven pupils.',
  'Fuel is sold at 1.45 per litre.',
])('no time: %s', (text) => {
  expect(keysOf(text).filter((key) => key.startsWith('time:'))).toEqual([]);
});
