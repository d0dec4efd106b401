import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { countingRules } from '../../contract/constants.ts';
import { countCharacters } from './count-characters.ts';
import { countWords } from './count-words.ts';

type Row = [text: string, ...figures: [number, number, number, number, number, number]];

/**
 * The expected figures come from an independent count of UTF-16 code units, code points, line breaks and whitespace.
 */
const table: Record<string, Row[]> = {
  'plain text': [
    ['', 0, 0, 0, 0, 0, 0],
    ['a', 1, 1, 1, 1, 1, 1],
    ['one', 1, 3, 3, 3, 3, 3],
    ['one two', 2, 7, 7, 7, 7, 6],
    ['one  two', 2, 8, 8, 8, 8, 6],
    [' one ', 1, 5, 5, 5, 5, 3],
    ['   ', 0, 3, 3, 3, 3, 0],
    ['well-known $1,000.50', 2, 20, 20, 20, 20, 19],
    ['one - two', 3, 9, 9, 9, 9, 7],
    ['one — two', 3, 9, 9, 9, 9, 7],
    ['one—two', 1, 7, 7, 7, 7, 7],
    ['one–two', 1, 7, 7, 7, 7, 7],
    ['- one', 2, 5, 5, 5, 5, 4],
    ['• one', 2, 5, 5, 5, 5, 4],
    ['one • two', 3, 9, 9, 9, 9, 7],
    ['one & two', 3, 9, 9, 9, 9, 7],
    ['one/two and/or', 2, 14, 14, 14, 14, 13],
    ['one ... two', 3, 11, 11, 11, 11, 9],
    ['a.b@example.org https://example.org/a?b=c', 2, 41, 41, 41, 41, 40],
    ['50 %', 2, 4, 4, 4, 4, 3],
    ['(a) (b)', 2, 7, 7, 7, 7, 6],
  ],
  'smart punctuation': [
    ['“Hello,” she said', 3, 17, 17, 17, 17, 15],
    ['it’s', 1, 4, 4, 4, 4, 4],
    ['‘quoted’ – aside', 3, 16, 16, 16, 16, 14],
    ['wait…', 1, 5, 5, 5, 5, 5],
    ['«oui»', 1, 5, 5, 5, 5, 5],
    ['1′ 2″', 2, 5, 5, 5, 5, 4],
  ],
  'line breaks': [
    ['one\ntwo', 2, 7, 8, 7, 6, 6],
    ['one\n\ntwo', 2, 8, 10, 8, 6, 6],
    ['\n', 0, 1, 2, 1, 0, 0],
    ['\none\n', 1, 5, 7, 5, 3, 3],
    ['one\r\ntwo', 2, 7, 8, 7, 6, 6],
    ['one\rtwo', 2, 7, 8, 7, 6, 6],
    ['one\r\n\r\ntwo\nthree', 3, 14, 17, 14, 11, 11],
    ['one\u2028two', 2, 7, 7, 7, 7, 6],
    ['a\vb', 2, 3, 3, 3, 3, 2],
  ],
  whitespace: [
    ['one\ttwo', 2, 7, 7, 7, 7, 6],
    ['\tone', 1, 4, 4, 4, 4, 3],
    ['one\u00a0two', 2, 7, 7, 7, 7, 6],
    ['10\u202f000', 2, 6, 6, 6, 6, 5],
    ['one\u2003two', 2, 7, 7, 7, 7, 6],
    ['one\u3000two', 2, 7, 7, 7, 7, 6],
    ['one \u00a0 two', 2, 9, 9, 9, 9, 6],
  ],
  'zero-width characters': [
    ['one\u200btwo', 1, 7, 7, 7, 7, 7],
    ['one\u200dtwo', 1, 7, 7, 7, 7, 7],
    ['one\u200ctwo', 1, 7, 7, 7, 7, 7],
    ['\ufeffone', 1, 4, 4, 4, 4, 4],
    ['one\ufefftwo', 2, 7, 7, 7, 7, 7],
    ['soft\u00adhyphen', 1, 11, 11, 11, 11, 11],
    ['one\u2060two', 1, 7, 7, 7, 7, 7],
  ],
  emoji: [
    ['😀', 1, 2, 2, 1, 2, 2],
    ['a😀b', 1, 4, 4, 3, 4, 4],
    ['😀😀 😀', 2, 7, 7, 4, 7, 6],
    ['👍🏽', 1, 4, 4, 2, 4, 4],
    ['👨\u200d👩\u200d👧', 1, 8, 8, 5, 8, 8],
    ['👩🏿\u200d🚀 flies', 2, 13, 13, 10, 13, 12],
    ['🇺🇸', 1, 4, 4, 2, 4, 4],
    ['🇺🇸🇨🇦 flags', 2, 14, 14, 10, 14, 13],
    ['❤\ufe0f', 1, 2, 2, 2, 2, 2],
    ['1\ufe0f\u20e3 first', 2, 9, 9, 9, 9, 8],
    ['⛳', 1, 1, 1, 1, 1, 1],
    ['🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', 1, 14, 14, 7, 14, 14],
  ],
  'combining marks': [
    ['é', 1, 1, 1, 1, 1, 1],
    ['e\u0301', 1, 2, 2, 2, 2, 2],
    ['école e\u0301cole', 2, 12, 12, 12, 12, 11],
    ['a\u0308\u0323', 1, 3, 3, 3, 3, 3],
    ['n\u0303an\u0303a', 1, 6, 6, 6, 6, 6],
    ['Zą\u0308', 1, 3, 3, 3, 3, 3],
  ],
  'other scripts': [
    ['助成金 2 pages', 5, 11, 11, 11, 11, 9],
    ['東京2024', 3, 6, 6, 6, 6, 6],
    ['こんにちは', 5, 5, 5, 5, 5, 5],
    ['カタカナ', 4, 4, 4, 4, 4, 4],
    ['안녕 세상', 2, 5, 5, 5, 5, 4],
    ['สวัสดีครับ', 1, 10, 10, 10, 10, 10],
    ['ก็ดี ครับ', 2, 9, 9, 9, 9, 8],
    ['مرحبا بالعالم', 2, 13, 13, 13, 13, 12],
    ['שלום עולם', 2, 9, 9, 9, 9, 8],
    ['हिन्दी भाषा', 2, 11, 11, 11, 11, 10],
    ['Привет, мир', 2, 11, 11, 11, 11, 10],
    ['Ελληνικά', 1, 8, 8, 8, 8, 8],
    ['𝒜𝓁𝓅𝒽𝒶', 1, 10, 10, 5, 10, 10],
    ['𠮷野家', 3, 4, 4, 3, 4, 4],
  ],
};

const rows = Object.entries(table).flatMap(([kind, texts]) =>
  texts.map(([text, ...figures]) => ({ kind, text, figures })),
);

describe('the length of text', () => {
  it.each(rows)('follows each counting rule: $kind, $text', ({ text, figures }) => {
    const characters = countingRules.map((rule) => countCharacters(text, rule));
    expect([countWords(text), ...characters]).toEqual(figures);
  });

  it('is never smaller under a stricter counting rule', () => {
    const pieces = fc.constantFrom('a', ' ', '\n', '\r\n', '\t', '\u00A0', 'e\u0301', '😀', '助');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const count = (rule: (typeof countingRules)[number]) => countCharacters(text, rule);
        expect(count('crlf')).toBeGreaterThanOrEqual(count('browser'));
        expect(count('browser')).toBeGreaterThanOrEqual(count('code-points'));
        expect(count('browser')).toBeGreaterThanOrEqual(count('word'));
        expect(count('word')).toBeGreaterThanOrEqual(count('word-without-spaces'));
        expect(count('crlf') - count('browser')).toBe(count('browser') - count('word'));
        expect(countWords(text)).toBeLessThanOrEqual(count('word-without-spaces') + 1);
        expect(countWords(`${text}\n${text}`)).toBe(2 * countWords(text));
      }),
    );
  });
});
