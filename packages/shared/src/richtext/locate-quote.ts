import { documentToText } from './document-to-text.ts';
import type { RichDocument } from './model.ts';
import { listTextParts, removeGapMarks, type TextPart } from './list-text-parts.ts';

/** The words that a comment is about (contract/review.ts). */
export type Quote = { section: string; quote: string; prefix: string; suffix: string };

export type QuotePlace = {
  block: number;
  /** The quote, if the place is its first occurrence in the document. */
  words?: string;
  /** Set if only the text around the quote remains. */
  isChanged?: true;
};

type SearchedText = { texts: string[]; parts: TextPart[] };

/** Shorter text occurs by chance. */
const minContext = 12;
const maxOccurrences = 1_000;

/**
 * Locates quotes in a document that may have changed since. Returns the place of the exact quote (of several, the one
 * with the most similar surroundings), else the block with the text before or after it. For an empty quote, returns the
 * start of its section.
 */
export function createQuoteLocator(
  document: RichDocument,
): (quote: Quote) => QuotePlace | undefined {
  const sources = document.map((block) => documentToText([block]));
  const searched = { texts: sources.map(removeGapMarks), parts: listTextParts(document) };
  return (quote) => {
    if (quote.quote === '') return findSectionStart(searched, quote);
    const place = locate(searched, { ...quote, quote: removeGapMarks(quote.quote) });
    // The editor shows gaps with their marks, so words without the marks would not be found there.
    if (!place?.words || sources[place.block]?.includes(place.words)) return place;
    return { block: place.block };
  };
}

function locate(searched: SearchedText, quote: Quote): QuotePlace | undefined {
  const matches = findOccurrences(searched.texts, quote.quote);
  const [first] = matches;
  if (!first) return findNearContext(searched, quote);
  const scoreContext = ({ block, start }: Occurrence) => {
    const text = searched.texts[block] ?? '';
    return (
      countCommonEnd(text.slice(0, start), quote.prefix) +
      countCommonStart(text.slice(start + quote.quote.length), quote.suffix)
    );
  };
  const scored = matches.map((match) => ({
    ...match,
    context: scoreContext(match),
    section: scoreSection(searched, match.block, quote.section),
  }));
  const best = scored.reduce((a, b) => (b.context + b.section > a.context + a.section ? b : a));
  const isElsewhere =
    best.context < Math.min(minContext, quote.prefix.length + quote.suffix.length);
  const near = isElsewhere ? findNearContext(searched, quote) : undefined;
  if (near) return near;
  if (isElsewhere && quote.quote.length < minContext) return undefined;
  return { block: best.block, ...(best === scored[0] && { words: quote.quote }) };
}

/** Finds the start of a section: among those with the same heading, the one whose text begins most like the suffix. */
function findSectionStart(
  { parts }: SearchedText,
  { section, suffix }: Quote,
): QuotePlace | undefined {
  const [first, ...others] = parts.filter(({ heading }) => heading === section);
  if (!first) return section === '' ? { block: 0 } : undefined;
  const scorePart = ({ lead }: TextPart) => countCommonStart(lead, suffix);
  const best = others.reduce((a, b) => (scorePart(b) > scorePart(a) ? b : a), first);
  return { block: best.start };
}

function findNearContext(searched: SearchedText, quote: Quote): QuotePlace | undefined {
  const contexts = [quote.prefix.trim(), quote.suffix.trim()].filter(
    ({ length }) => length >= minContext,
  );
  const near = searched.texts
    .map((text, block) => ({
      block,
      count: contexts.filter((context) => text.includes(context)).length,
      section: scoreSection(searched, block, quote.section),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count + b.section - (a.count + a.section))[0];
  return near && { block: near.block, isChanged: true };
}

/** Breaks ties between otherwise equal places. */
const scoreSection = ({ parts }: SearchedText, block: number, section: string): 0 | 0.5 =>
  parts.some(({ heading, start, end }) => heading === section && block >= start && block < end)
    ? 0.5
    : 0;

type Occurrence = { block: number; start: number };

function findOccurrences(texts: string[], quote: string): Occurrence[] {
  const matches: Occurrence[] = [];
  for (const [block, text] of texts.entries())
    for (
      let position = text.indexOf(quote);
      position >= 0;
      position = text.indexOf(quote, position + quote.length)
    ) {
      matches.push({ block, start: position });
      if (matches.length === maxOccurrences) return matches;
    }
  return matches;
}

function countCommonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function countCommonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length))
    length += 1;
  return length;
}
