import { expect, it } from 'vitest';
import { isNoThing } from './is-no-thing.ts';

it.each([
  'a me (Denise)',
  "an i'd supervise",
  'a sun-hi since 2016',
  'Diego 2023',
  'I',
  '2.5',
  'a last year',
])('is no thing of a list: %s', (text) => {
  expect(isNoThing(text)).toBe(true);
});

it.each(['a meal at noon', 'an ice rink', 'a tool library', 'two theaters', 'Orle Library'])(
  'is one: %s',
  (text) => {
    expect(isNoThing(text)).toBe(false);
  },
);
