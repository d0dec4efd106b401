/** Digits of other scripts stand ten in a row, from zero on. */
const digitOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
};

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
/** In circles and brackets, each from one to nine. */
const ringed = ['①', '⑴', '⒈', '❶', '➀', '➊', '⓵'].map((one) =>
  Array.from({ length: 9 }, (_, at) => String.fromCodePoint((one.codePointAt(0) ?? 0) + at)),
);
const plainDigit = new Map<string, string>([
  ...[raised, lowered].flatMap((digits) =>
    [...digits].map((digit, at): [string, string] => [digit, String(at)]),
  ),
  ...ringed.flatMap((digits) => digits.map((digit, at): [string, string] => [digit, `${at + 1}`])),
  ['⓪', '0'],
  ['⓿', '0'],
]);
const withPlainDigits = (run: string): string =>
  [...run].map((character) => plainDigit.get(character) ?? character).join('');

const ofOtherScripts = /(?![0-9\u{10000}-\u{10FFFF}])\p{Nd}/gu;
/** Behind a word, a figure or a full stop a raised digit points to a note, or is a power. */
const raisedAlone = new RegExp(
  `(?<![\\p{L}\\p{N}.,;:!?)\\]"'”’])[${raised}${lowered}]+(?:[.,][${raised}${lowered}]+)*`,
  'gu',
);
/** One alone is the mark of an item. */
const rings = [...ringed.flat(), '⓪', '⓿'].join('');
const ringedRun = new RegExp(`[${rings}](?:[.,]?[${rings}])+|(?<=[$€£¥])[${rings}]`, 'gu');
/** Between Arabic digits, of whichever script they are by now. */
const arabicMarks: [RegExp, string][] = [
  [/(?<=\d)\u066C(?=\d)/g, ','],
  [/(?<=\d)\u066B(?=\d)/g, '.'],
  [/(?<=\d)\u066A/g, '%'],
];
const withPlainMarks = (text: string): string =>
  /[\u066A-\u066C]/.test(text)
    ? arabicMarks.reduce((plainly, [mark, sign]) => plainly.replace(mark, sign), text)
    : text;
const wideStop = /(?<=[a-z0-9])[。．｡](?=[a-z0-9])/gi;

/**
 * The text with digits and stops in their plain form, character for character: a figure in the digits of
 * another script, or in circles, is a figure to whoever reads it.
 */
export const undisguised = (text: string): string =>
  // Most lines hold nothing but plain letters.
  /^[\u0000-\u00b1]*$/.test(text)
    ? text
    : withPlainMarks(text.replace(ofOtherScripts, digitOf))
        .replace(raisedAlone, withPlainDigits)
        .replace(ringedRun, withPlainDigits)
        .replace(wideStop, '.')
        .replace(/＠/g, '@');
