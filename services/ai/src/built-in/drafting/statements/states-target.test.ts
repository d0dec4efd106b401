import { expect, it } from 'vitest';
import { statesTarget } from './states-target.ts';

it.each([
  'We want 12 of the 20 to pass the test.',
  'Target 40 nests by 2029.',
  'We would also like 8 of 10 to come back.',
  'If 25 come each month, we shall be happy.',
])('is a figure to be reached: %s', (text) => {
  expect(statesTarget(text)).toBe(true);
});

it.each([
  'We count heads at the door on 12 evenings.',
  'A nurse weighs each child twice.',
  'We want to know how they liked it.',
])('is how it is seen: %s', (text) => {
  expect(statesTarget(text)).toBe(false);
});
