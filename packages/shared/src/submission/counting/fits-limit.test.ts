import { describe, expect, it } from 'vitest';
import { fitsLimit } from './fits-limit.ts';
import { measureText } from './text-length.ts';

const textOf = (length: number) => measureText('a b '.repeat(length / 4));

describe('fitsLimit', () => {
  it.each([
    ['characters in many short words', { characters: 3_100 }, 3_100, true],
    ['characters over the limit', { characters: 3_100 }, 3_104, false],
    ['words', { words: 50 }, 100, true],
    ['words over the limit', { words: 49 }, 100, false],
    ['pages', { pages: 1 }, 1_000, true],
    ['pages over the limit', { pages: 1 }, 1_200, false],
    [
      'pages next to characters, which are more exact',
      { pages: 1, characters: 4_000 },
      4_000,
      true,
    ],
  ])('measures %s', (_, limit, length, expected) => {
    expect(fitsLimit(textOf(length), limit)).toBe(expected);
  });

  it('returns true without a limit', () => {
    expect(fitsLimit(textOf(4), undefined)).toBe(true);
  });

  it("counts characters by the funder's rule, and by the strictest if none is stated", () => {
    const lines = measureText('one\ntwo');
    expect(fitsLimit(lines, { characters: 7 })).toBe(false);
    expect(fitsLimit(lines, { characters: 7, counting: 'browser' })).toBe(true);
    expect(fitsLimit(lines, { characters: 6, counting: 'word-without-spaces' })).toBe(true);
  });
});
