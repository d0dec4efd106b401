import { expect, it } from 'vitest';
import { grantsRight } from './grants-right.ts';

it('knows a right that is granted from a paper that is handed in', () => {
  expect(grantsRight('a Creative Commons licence for all texts')).toBe(true);
  expect(grantsRight('a royalty-free, perpetual license to any image')).toBe(true);
  expect(grantsRight('a copy of your liquor license')).toBe(false);
  expect(grantsRight('business licence of the last year')).toBe(false);
});
