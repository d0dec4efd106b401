import { expect, it } from 'vitest';
import { extractVisibleText } from './extract-visible-text.ts';

it.each([
  ['Our partner Ｚｏｒｂａ pays.', 'Our partner Zorba pays.'],
  ['Our partner 𝐙𝐨𝐫𝐛𝐚 pays 𝟑𝟎𝟎.', 'Our partner Zorba pays 300.'],
  ['Our partner ⓏⓄⓇⒷⒶ 🆉🅾🆁🅱🅰 pays.', 'Our partner ZORBA ZORBA pays.'],
  ['our 33ʳᵈ year, Ⅻ people, 12％ of ＄9', 'our 33rd year, XII people, 12% of $9'],
  ['Zor\u00adba Zo\u200brba Z\u{E006F}orba Z\uFE0Forba', 'Zorba Zorba Zorba Zorba'],
])('converts "%s" to the text a reader sees', (written, seen) => {
  expect(extractVisibleText(written).text).toBe(seen);
});

it.each(['It rose to 5 m² in ½ a year.¹', 'José’s “café” – 高橋 Иван', '① The need'])(
  'leaves "%s" unchanged',
  (text) => {
    expect(extractVisibleText(text).text).toBe(text);
  },
);

it('returns the original text of a span', () => {
  const { text, written } = extractVisibleText('By Zo\u200brba, 𝐀𝐧 and Ⅻ.');
  const index = (part: string) => written(text.indexOf(part), text.indexOf(part) + part.length);
  expect(['Zorba', 'Zo', 'An', 'XII', ' and '].map(index)).toEqual([
    'Zo\u200brba',
    'Zo',
    '𝐀𝐧',
    'Ⅻ',
    ' and ',
  ]);
});
