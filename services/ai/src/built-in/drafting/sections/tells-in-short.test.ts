import { expect, it } from 'vitest';
import { tellsInShort } from './tells-in-short.ts';

it('a sentence tells what a project is, and a note does not', () => {
  expect(tellsInShort('We mend forty roofs with a crew of three.')).toBe(true);
  expect(tellsInShort('About 212 acres of bottom.')).toBe(false);
  expect(tellsInShort('Forty roofs, three crews, two vans, one winter')).toBe(false);
});
