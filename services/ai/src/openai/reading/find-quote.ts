import type { Reading } from '@grantwright/shared/contract';
import { blockWords } from './block-text.ts';

export type Quote = { quote: string; page?: number };

export type QuoteFinder = {
  /** The document’s own words for a model’s quote; undefined if the document does not contain it. */
  find(quote: string): Quote | undefined;
  /** Whether the document contains these words. */
  contains(words: string): boolean;
};

const minQuoteChars = 4;
const maxQuoteChars = 2_000;

/**
 * Finds quotes in a document. Models copy words faithfully but change spaces, quotation marks and dashes, so
 * those are compared loosely; the result is cut from the document itself.
 */
export function createQuoteFinder(reading: Reading): QuoteFinder {
  const { words, starts } = join(reading);
  const text = normalize(words);
  const locate = (quote: string) => {
    const needle = trimPunctuation(normalize(quote).normalized);
    if (needle.length < minQuoteChars || needle.length > maxQuoteChars) return undefined;
    const at = wholeWordIndex(text.normalized, needle);
    return at < 0 ? undefined : { at, end: at + needle.length };
  };
  return {
    contains: (phrase) => {
      const needle = trimPunctuation(normalize(phrase).normalized);
      return needle !== '' && wholeWordIndex(text.normalized, needle) >= 0;
    },
    find(quote) {
      const place = locate(quote);
      if (!place) return undefined;
      const from = text.origin[place.at] ?? 0;
      const to = (text.origin[place.end - 1] ?? from) + 1;
      const page = pageAt(reading, starts, from);
      const own = words.slice(from, to).replace(/\s+/g, ' ').slice(0, maxQuoteChars);
      return page === undefined ? { quote: own } : { quote: own, page };
    },
  };
}

/** All words of the document in one string, with the start of each block. */
function join(reading: Reading): { words: string; starts: number[] } {
  const starts: number[] = [];
  let words = '';
  for (const block of reading.blocks) {
    starts.push(words.length);
    words += `${blockWords(block)}\n`;
  }
  return { words, starts };
}

function pageAt(reading: Reading, starts: number[], offset: number): number | undefined {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return reading.blocks[low]?.page;
}

const plainOf = new Map<string, string>([
  ...[...'‘’‚‛′`´'].map((mark) => [mark, "'"] as const),
  ...[...'“”„‟″«»'].map((mark) => [mark, '"'] as const),
  ...[...'‐‑‒–—―−'].map((mark) => [mark, '-'] as const),
  ...[...'|•·▪◦●\u00a0'].map((mark) => [mark, ' '] as const),
  ['\u00ad', ''],
  ['\u200b', ''],
  ['\u200c', ''],
  ['\u200d', ''],
  ['\ufeff', ''],
]);

/** Lower case, plain punctuation, single spaces; `origin` maps each character to its source. */
function normalize(text: string): { normalized: string; origin: number[] } {
  const origin: number[] = [];
  let normalized = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const plain = plainOf.get(character) ?? character.toLowerCase();
    for (const unit of plain) {
      const space = /\s/.test(unit);
      if (space && (normalized === '' || normalized.endsWith(' '))) continue;
      normalized += space ? ' ' : unit;
      origin.push(at);
    }
  }
  return { normalized, origin };
}

/** Removes quotation marks and ellipses around a quote. */
const trimPunctuation = (normalized: string): string =>
  normalized.replace(/^[\s"'#.…-]+/, '').replace(/(?<![\s"'….])(?:[\s"'…]|\.{2,}(?!\.))+$/, '');

/** The first match that does not start or end inside a word or number. */
function wholeWordIndex(text: string, needle: string): number {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const end = at + needle.length;
    if (!splitsWord(text, at) && !splitsWord(text, end)) return at;
  }
  return -1;
}

/** Whether a cut here would split a word or a number such as "1,200.50". */
const splitsWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1)) ||
  /\d[.,]\d$/.test(text.slice(Math.max(0, at - 2), at + 1)) ||
  /^\d[.,]\d/.test(text.slice(Math.max(0, at - 1), at + 2));
