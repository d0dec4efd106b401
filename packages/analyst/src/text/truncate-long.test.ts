import { describe, expect, it } from 'vitest';
import { truncateLong } from './truncate-long.ts';

describe('a long text', () => {
  it('is cut after a sentence, otherwise between words, otherwise anywhere', () => {
    expect(truncateLong('One two. Three four.', 12)).toEqual(['One two. ', 'Three four.']);
    expect(truncateLong('one two three', 9)).toEqual(['one two ', 'three']);
    expect(truncateLong('0'.repeat(25), 10).map(({ length }) => length)).toEqual([10, 10, 5]);
  });

  it('is never cut within a character', () => {
    expect(truncateLong('🌊'.repeat(4), 3)).toEqual(['🌊', '🌊', '🌊', '🌊']);
  });

  it('loses nothing, and stays whole if it is short', () => {
    const text = 'We serve 40 people. '.repeat(40);
    expect(truncateLong(text, 90).join('')).toBe(text);
    expect(truncateLong('short', 90)).toEqual(['short']);
    expect(truncateLong('', 90)).toEqual(['']);
  });
});
