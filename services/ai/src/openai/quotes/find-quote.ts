import { trimEndCharacters } from '@grantwright/analyst';
import type { ExtractedText } from '@grantwright/shared/contract';
import {
  indexDocumentWords,
  findLineAt,
  listWords,
  type DocumentWords,
} from './index-document-words.ts';
import { locatePieces } from './locate-pieces.ts';
import { findExactPlaces, type Place } from './locate-words.ts';
import { runSlices, type SlicedWork } from './time-slices.ts';

export type Quote = { quote: string; page?: number };
export type FoundQuote = Quote & {
  /** The other passages, if the quote combines several. */
  moreQuotes?: Quote[];
};

export type QuoteFinder = {
  /** Returns the document's own words for a model's quote; undefined if the document does not contain the quote. */
  find(quote: string): FoundQuote | undefined;
  /** Whether the document contains these words. */
  contains(words: string): boolean;
  /** Returns the lines around a model's quote, with the title, headings and introductions above them. */
  around(quote: string): string;
};

const minQuoteChars = 4;
const maxQuoteChars = 2_000;
const maxMoreQuotes = 5;
/** The number of characters of a long line to return on either side of a quote. */
const maxAround = 200;

/**
 * Finds quotes in a document. Models copy words faithfully but change punctuation, join lines and cells, and omit
 * words, so only words are compared, and the result is taken from the document itself.
 */
export const createQuoteFinder = (extractedText: ExtractedText): QuoteFinder =>
  runSlices(createQuoteFinderInSlices(extractedText));

/** Like `createQuoteFinder`, but split into steps for a long document. */
export function* createQuoteFinderInSlices(extractedText: ExtractedText): SlicedWork<QuoteFinder> {
  const document = yield* indexDocumentWords(extractedText);
  const cache = new Map<string, Place[]>();
  const locate = (quote: string): Place[] => {
    const earlier = cache.get(quote);
    if (earlier) return earlier;
    const places = quote.trim().length < minQuoteChars ? [] : locatePieces(document, quote);
    cache.set(quote, places);
    return places;
  };
  return {
    contains: (phrase) => findExactPlaces(document, listWords(phrase)).length > 0,
    find(quote) {
      const places = locate(quote);
      const [first, ...more] = places.map((place) => cut(document, place, quote));
      if (!first) return undefined;
      return { ...first, ...(more.length > 0 && { moreQuotes: more.slice(0, maxMoreQuotes) }) };
    },
    around: (quote) =>
      locate(quote)
        .map((place) => readSurroundings(document, place))
        .join('\n'),
  };
}

/** Returns the document's words at a place, including adjacent punctuation that is also in the quote. */
function cut({ text, words, lines }: DocumentWords, { from, to }: Place, quote: string): Quote {
  const first = words[from]?.start ?? 0;
  const last = words[to - 1]?.end ?? first;
  const { opening, closing } = createPunctuationPatterns(quote.trim());
  const before = opening.exec(text.slice(Math.max(0, first - 3), first))?.[0] ?? '';
  const after = closing.exec(text.slice(last, last + 4))?.[0] ?? '';
  const exact = text.slice(first - before.length, last + after.length);
  const page = lines[findLineAt(lines, first)]?.page;
  return {
    quote: exact.replace(/\s+/g, ' ').slice(0, maxQuoteChars),
    ...(page !== undefined && { page }),
  };
}

function createPunctuationPatterns(quote: string): { opening: RegExp; closing: RegExp } {
  const end = trimEndCharacters(quote, `"”'’`);
  const isClosed = /[.,;:!?)\]]$/.test(end) && !/\.\.$/.test(end);
  return {
    opening: /^[([]/.test(quote) ? /[$€£¥#([]{1,3}$/ : /[$€£¥#]{1,3}$/,
    closing: isClosed ? /^\s?[%°.,;:!?)\]]+/ : /^[%°)]+/,
  };
}

/** Returns the lines around a quote, its table and its heading, because models take context from them. */
function readSurroundings({ text, words, lines }: DocumentWords, { from, to }: Place): string {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? start;
  const first = lines[findLineAt(lines, start)];
  const last = lines[findLineAt(lines, end)];
  const excerpt = text.slice(
    Math.max(first?.start ?? 0, start - maxAround),
    Math.min(last?.end ?? text.length, end + maxAround),
  );
  return `${first?.context ?? ''}\n${excerpt}`;
}
