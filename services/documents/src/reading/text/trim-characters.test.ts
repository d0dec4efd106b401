import { expect, it } from 'vitest';
import { trimCharacters } from './trim-characters.ts';

it('takes signs and spaces away from the ends of a text', () => {
  expect(trimCharacters(' | a | b | ', '|')).toBe('a | b');
  expect(trimCharacters(': Yes : ', ':', { endOnly: true })).toBe(': Yes');
  expect(trimCharacters('| |', '|')).toBe('');
});
