import { expect, it } from 'vitest';
import { onlySound, soundFocus } from './sound-focus.ts';

it.each([
  ['Hunger and homelessness among veterans', 'Hunger and homelessness among veterans'],
  [
    'Choral singing, music lessons and instrument lending',
    'Choral singing, music lessons and instrument lending',
  ],
  ['Teach newcomers how to build a boat', 'Teach newcomers how to build a boat'],
  ['After-school tutoring that is open to every child', 'After-school tutoring'],
  ['Winter coats for pupils — handed out by teachers', 'Winter coats for pupils'],
])('lets a field of work pass: “%s”', (text, field) => {
  expect(soundFocus(text)).toBe(field);
});

it.each([
  'and celebrate Basque dances',
  'to mend bicycles',
  'Poverty and to improve and guard good health',
  'Teachers to advance reading for all',
  'Housing, jobs and',
  'Shelter (for women',
  'public about the care of horses',
  'A room where neighbors meet',
  'We are proud of our garden',
  'Gardens of the town and the people of the town with the tools and hands of the neighbors of the street and the square and the hill',
])('lets nothing broken pass: “%s”', (text) => {
  expect(soundFocus(text)).toBeUndefined();
});

it('keeps the candidates that are sound', () => {
  const found = ['Rowing', 'and sailing'].map((value) => ({ value, quote: value, trust: 1 }));
  expect(onlySound(found).map(({ value }) => value)).toEqual(['Rowing']);
});
