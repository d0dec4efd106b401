import { parseNumber } from '../../text/numbers.ts';
import type { Finder } from '../finding.ts';

const sign = String.raw`[\s.·/-]`;
const patterns = [
  String.raw`(?<![\d-])(?:\+?1${sign}?)?(?:\(\d{3}\)\s?|\d{3}${sign}\s?)\d{3}${sign}\d{4}(?!\d)(?:\s*(?:x|ext\.?)\s*\d{1,5})?`,
  String.raw`\+\d{1,3}(?:[\s.-]?\(?\d{1,4}\)?){2,6}`,
  String.raw`(?<![\p{L}\d.,$€£/-])00\d{1,3}(?:[\s.-]\(?\d{1,4}\)?){2,6}`,
  // Without an area, and without any blanks.
  String.raw`(?<![\p{L}\d.,$€£/-])\d{3}[.·-]\d{4}(?![\d/-]|[.,]\d)`,
  String.raw`(?<![\p{L}\d.,$€£/-])[2-9]\d{9}(?![\d/-]|[.,]\d)`,
  // A digit at a time.
  String.raw`(?<![\d.,$€£/-])\(?\d(?:[\s·.-]\d){2}\)?(?:[\s·.-]\d){4,12}(?![\d/-]|[.,]\d)`,
];
const pattern = new RegExp(patterns.join('|'), 'gu');

const digit = 'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine';
/** "five five five, oh one nine nine": nothing but digits, told one after the other. */
const spoken = new RegExp(
  String.raw`(?<![\p{L}-])(?:${digit})(?:,?[\s-](?:(?:double|triple)\s)?(?:${digit}|hundred|thousand)){4,16}(?![\p{L}-])`,
  'giu',
);

/** Four digits in a row, one behind a plus or two noughts, or three told one by one. */
const perhaps = /\d{4}|\+\d|00\d|\d[\s·.-]\d[\s·.-]\d/u;
const perhapsSpoken = new RegExp(
  String.raw`(?:${digit}),?[\s-](?:double|triple|${digit}|hundred|thousand)`,
  'iu',
);

const national = (written: string): string =>
  written
    .replace(/(?:x|ext).*$/i, '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');

const toldDigits = (written: string): string =>
  written
    .toLowerCase()
    .replace(/(double|triple)\s([a-z]+)/g, (_, times: string, word: string) =>
      Array(times === 'double' ? 2 : 3)
        .fill(word)
        .join(' '),
    )
    .split(/[^a-z]+/)
    .map((word) => (/^(?:oh|nought)$/.test(word) ? '0' : `${parseNumber(word) ?? ''}`))
    .map((number) => number.replace(/^1(00|000)$/, '$1'))
    .join('');

/** Telephone numbers, equal in any punctuation. */
export const findPhones: Finder = (text) =>
  [
    ...(perhaps.test(text) ? [...text.matchAll(pattern)] : []).map((match) => ({
      match,
      number: national(match[0]),
    })),
    ...(perhapsSpoken.test(text) ? [...text.matchAll(spoken)] : []).map((match) => ({
      match,
      number: toldDigits(match[0]),
    })),
  ].map(({ match, number }) => {
    const key = `digits:${number}`;
    return {
      kind: 'figure',
      text: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
      keys: [key],
      // Without its area, the number is the same to the neighbors.
      implies: [key, ...(number.length === 10 ? [`digits:${number.slice(3)}`] : [])],
    };
  });
