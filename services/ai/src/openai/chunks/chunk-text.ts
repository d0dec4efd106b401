import type { ExtractedText } from '@grantwright/shared/contract';
import { blockToText } from './block-to-text.ts';

/** A part of a document for one request; only paragraphs longer than a chunk are split. */
export type Chunk = { parts: string[] };

/**
 * Splits a document into chunks of at most `maxChars`, preferably before a heading. Later chunks start with
 * their enclosing headings, so that the text keeps its context.
 */
export const chunkText = (extractedText: ExtractedText, maxChars: number): Chunk[] =>
  splitParts(
    extractedText.blocks.map((block) => ({
      text: blockToText(block),
      ...(block.type === 'heading' && { level: block.level }),
    })),
    maxChars,
  );

/** Splits a chunk into smaller ones. */
export const splitOffChunk = (chunk: Chunk, maxChars: number): Chunk[] =>
  splitParts(
    chunk.parts.map((text) => {
      const level = /^#{1,6}(?= )/.exec(text)?.[0].length;
      return { text, ...(level && { level }) };
    }),
    maxChars,
  );

const maxOpeningChars = 120;

/** Returns the first words of a chunk, without heading marks, so that the user can find the chunk in the document. */
export function getOpening({ parts }: Chunk): string {
  const text = parts
    .slice(0, 2)
    .join(' ')
    .replace(/#{1,6} /g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= maxOpeningChars ? text : `${text.slice(0, maxOpeningChars)}…`;
}

export const measureChunk = ({ parts }: Chunk): number => measureLength(parts);

type Part = { text: string; level?: number };

function splitParts(parts: Part[], maxChars: number): Chunk[] {
  const chunks: Chunk[] = [];
  let headings: { level: number; text: string }[] = [];
  let open: string[] = [];
  let size = 0;
  const close = () => {
    const repeated = headings.map((heading) => heading.text);
    if (open.length > 0 && open.join() !== repeated.join()) chunks.push({ parts: open });
    open = repeated;
    size = measureLength(open);
  };
  for (const { text, level } of parts) {
    if (level !== undefined) {
      headings = headings.filter((heading) => heading.level < level);
      if (size > maxChars * 0.75) close();
    }
    for (const piece of splitIntoPieces(text, maxChars)) {
      if (size > 0 && size + piece.length > maxChars) close();
      open.push(piece);
      size += piece.length + 1;
    }
    // otherwise, the chunks of a document with only headings would consist of repeated headings
    if (level !== undefined)
      headings = selectFitting(
        [...headings, { level, text: text.slice(0, 200) }].slice(-3),
        maxChars,
      );
  }
  if (open.length > 0) chunks.push({ parts: open });
  return chunks;
}

/** Returns the innermost headings that fit into a quarter of a chunk. */
function selectFitting<T extends { text: string }>(headings: T[], maxChars: number): T[] {
  const size = measureLength(headings.map(({ text }) => text));
  return size > maxChars / 4 ? selectFitting(headings.slice(1), maxChars) : headings;
}

const measureLength = (parts: string[]): number =>
  parts.reduce((sum, part) => sum + part.length + 1, 0);

function* splitIntoPieces(text: string, maxChars: number): Generator<string> {
  for (let from = 0; from < text.length;) {
    const to = text.length - from <= maxChars ? text.length : findLastBreak(text, from, maxChars);
    yield text.slice(from, to);
    from = to;
  }
}

/** Returns the end of the last line or sentence that fits, or else the limit. */
function findLastBreak(text: string, from: number, maxChars: number): number {
  const window = text.slice(from, from + maxChars);
  const cut = Math.max(window.lastIndexOf('\n'), window.lastIndexOf('. ') + 1);
  return from + (cut > maxChars / 2 ? cut : maxChars);
}
