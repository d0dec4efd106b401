import { documentText } from './document-text.ts';
import type { RichDocument } from './model.ts';
import { sectionsOf } from './outline.ts';

/** The words that a comment is about (contract/review.ts). */
export type Quote = { section: string; quote: string; prefix: string; suffix: string };

export type QuotePlace = {
  /** The index of the block. */
  block: number;
  /** The quote, if its first occurrence in the document is the one. */
  words?: string;
  /** Whether the text around the quote is left, but not the quote. */
  isChanged?: true;
};

/** Shorter context occurs by chance. */
const minContext = 12;

/**
 * Finds the place of a quote in a document that may have changed: the exact quote, of several the one with the most
 * similar surroundings, else the block with the text before or after it. Without a quote, the start of the section.
 */
export function locateQuote(document: RichDocument, quote: Quote): QuotePlace | undefined {
  if (quote.quote === '') return sectionStart(document, quote.section);
  const texts = document.map((block) => documentText([block]));
  const found = texts.flatMap((text, block) =>
    occurrences(text, quote.quote).map((start) => ({ block, start })),
  );
  const [first] = found;
  if (!first) return nearContext(texts, quote);
  const [from, to] = sectionRange(document, quote.section);
  const scoreOf = ({ block, start }: typeof first) =>
    commonEnd((texts[block] ?? '').slice(0, start), quote.prefix) +
    commonStart((texts[block] ?? '').slice(start + quote.quote.length), quote.suffix) +
    (block >= from && block < to ? 0.5 : 0);
  const best = found.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  return { block: best.block, ...(best === first && { words: quote.quote }) };
}

function sectionStart(document: RichDocument, heading: string): QuotePlace | undefined {
  if (heading === '') return { block: 0 };
  const section = sectionsOf(document).find((each) => each.heading === heading);
  return section && { block: section.start };
}

function sectionRange(document: RichDocument, heading: string): [start: number, end: number] {
  const section = sectionsOf(document).find((each) => each.heading === heading);
  return section ? [section.start, section.end] : [0, 0];
}

function nearContext(texts: string[], { prefix, suffix }: Quote): QuotePlace | undefined {
  for (const context of [prefix.trim(), suffix.trim()]) {
    const block =
      context.length < minContext ? -1 : texts.findIndex((text) => text.includes(context));
    if (block >= 0) return { block, isChanged: true };
  }
  return undefined;
}

function occurrences(text: string, quote: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + quote.length))
    starts.push(at);
  return starts;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length))
    length += 1;
  return length;
}
