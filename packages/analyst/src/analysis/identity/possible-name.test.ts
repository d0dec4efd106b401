import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { createNameTest } from './possible-name.ts';

const isPossible = createNameTest(
  classifiedUnits([paragraph('Contact: Ann B. Lee, Executive Director')], () => undefined),
);

it.each([
  'Heron Foundation',
  'Heron Foundation Will Grants',
  'Ann B. Lee Memorial Fund',
  'May 2027 Fellowship',
  '$500 Grants',
])('accepts "%s"', (name) => expect(isPossible(name)).toBe(true));

it.each([
  ['a clause', 'The Heron Foundation is proud to offer the Meadow Prize'],
  ['a request', 'Please complete the Heron form'],
  ['an address', 'grants@heron.example'],
  ['words without a capital letter', 'two weeks after the full'],
  ['a person', 'Ann B. Lee'],
  ['a time zone and a date', 'Eastern Standard Time on February 29'],
  ['an amount', 'Up to $5,000'],
  ['a person with a post', 'Ann B. Lee, Executive Director'],
])('rejects %s', (_, text) => expect(isPossible(text)).toBe(false));
