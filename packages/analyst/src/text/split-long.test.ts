import { describe, expect, it } from 'vitest';
import { splitLong } from './split-long.ts';

describe('splitLong', () => {
  it('splits after a sentence, between words or, as a last resort, anywhere', () => {
    expect(splitLong('One two. Three four.', 12)).toEqual(['One two. ', 'Three four.']);
    expect(splitLong('one two three', 9)).toEqual(['one two ', 'three']);
    expect(splitLong('0'.repeat(25), 10).map(({ length }) => length)).toEqual([10, 10, 5]);
  });

  it('never splits a character', () => {
    expect(splitLong('🌊'.repeat(4), 3)).toEqual(['🌊', '🌊', '🌊', '🌊']);
  });

  it('keeps every character and leaves short text unsplit', () => {
    const text = 'We serve 40 people. '.repeat(40);
    expect(splitLong(text, 90).join('')).toBe(text);
    expect(splitLong('short', 90)).toEqual(['short']);
    expect(splitLong('', 90)).toEqual(['']);
  });
});
