import { expect, it } from 'vitest';
import { trimCharacters } from './trim-characters.ts';

it('removes characters and spaces from both ends of a text', () => {
  expect(trimCharacters(' | a | b | ', '|')).toBe('a | b');
  expect(trimCharacters(': Yes : ', ':', { endOnly: true })).toBe(': Yes');
  expect(trimCharacters('| |', '|')).toBe('');
});
