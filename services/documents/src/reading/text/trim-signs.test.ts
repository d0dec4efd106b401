import { expect, it } from 'vitest';
import { trimSigns } from './trim-signs.ts';

it('takes signs and spaces away from the ends of a text', () => {
  expect(trimSigns(' | a | b | ', '|')).toBe('a | b');
  expect(trimSigns(': Yes : ', ':', { endOnly: true })).toBe(': Yes');
  expect(trimSigns('| |', '|')).toBe('');
});
