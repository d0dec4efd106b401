import { expect, it } from 'vitest';
import { isBoilerplate } from './mission-passage.ts';

it.each([
  'Charitable and scientific purposes under Section 501(c)(3) of the Code.',
  'An educational organization as described in the Internal Revenue Code',
  'Exclusively for charitable, educational, and literary purposes as defined in 26 U.S.C. 501(c)(3)',
])('knows what names the law alone: “%s”', (text) => {
  expect(isBoilerplate(text)).toBe(true);
});

it.each([
  'Educational programs on river ecology for the pupils of Tern County under a 501(c)(3) sponsor',
  'Charitable purposes, namely to feed the hungry of Tern County.',
])('leaves what a body does: “%s”', (text) => {
  expect(isBoilerplate(text)).toBe(false);
});
