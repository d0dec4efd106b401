import { describe, expect, it } from 'vitest';
import { cutLong } from './cut-long.ts';

describe('a long text', () => {
  it('is cut after a sentence, otherwise between words, otherwise anywhere', () => {
    expect(cutLong('One two. Three four.', 12)).toEqual(['One two. ', 'Three four.']);
    expect(cutLong('one two three', 9)).toEqual(['one two ', 'three']);
    expect(cutLong('0'.repeat(25), 10).map(({ length }) => length)).toEqual([10, 10, 5]);
  });

  it('is never cut within a character', () => {
    expect(cutLong('🌊'.repeat(4), 3)).toEqual(['🌊', '🌊', '🌊', '🌊']);
  });

  it('loses nothing, and stays whole if it is short', () => {
    const text = 'We serve 40 people. '.repeat(40);
    expect(cutLong(text, 90).join('')).toBe(text);
    expect(cutLong('short', 90)).toEqual(['short']);
    expect(cutLong('', 90)).toEqual(['']);
  });
});
