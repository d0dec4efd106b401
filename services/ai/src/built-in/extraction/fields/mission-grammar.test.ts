import { describe, expect, it } from 'vitest';
import { isPassage } from './mission-grammar.ts';

describe('a passage', () => {
  it.each([
    'To give every child in Carbon County a warm place to read',
    'Our mission is to: feed; clothe; and house the poor of the county.',
    'We heal birds (and the odd bat). We teach.',
    'The Corp. serves St. Mary Parish and its neighbors.',
    '1) to feed the poor; 2) to house them.',
  ])('is “%s”', (text) => {
    expect(isPassage(text)).toBe(true);
  });

  it.each([
    'To give every child in Carbon and 1996), somebody has left the door open.',
    'To give every child a book. a campaign for the library the valley needs.',
    'To give every child a warm place, a hot meal, a',
    'To bring neighbors together (in the old mill',
    'The purpose of the Guild shall be',
  ])('is not what columns run together: “%s”', (text) => {
    expect(isPassage(text)).toBe(false);
  });
});
