import { expect, it } from 'vitest';
import { substituteVariables } from './variables.ts';

const variables = new Map([
  ['--ink', 'red'],
  ['--copy', 'var(--ink)'],
  ['--loop', 'var(--loop)'],
  ['--twice', 'var(--bomb) var(--bomb)'],
  ['--bomb', 'var(--twice) var(--twice)'],
]);

it.each([
  ['1px solid var(--ink)', '1px solid red'],
  ['var(--copy)', 'red'],
  ['var(--none, blue)', 'blue'],
  ['var(--none, var(--ink))', 'red'],
  ['var(--none)', 'unset'],
  ['blue', 'blue'],
])('replaces the variables in %s', (value, expected) => {
  expect(substituteVariables(value, variables)).toBe(expected);
});

it.each(['var(--loop)', 'var(--bomb)'])('terminates when substituting %s', (value) => {
  expect(substituteVariables(value, variables)).toMatch(/^(?:unset ?)+$/);
});
