import type { Reading } from '@grantwright/shared/contract';
import { blockText } from './block-text.ts';

/** A stretch of a document for one request: paragraphs of text that are never split across chunks needlessly. */
export type Chunk = { parts: string[] };

/**
 * Cuts a reading into chunks of at most `maxChars`, before a heading where one is near. Each chunk
 * after the first begins with the headings it stands under, so that its rules keep their subject.
 */
export function chunkReading(reading: Reading, maxChars: number): Chunk[] {
  const chunks: Chunk[] = [];
  let open: string[] = [];
  let size = 0;
  let headings: { level: number; text: string }[] = [];
  const close = () => {
    if (open.length > 0) chunks.push({ parts: open });
    open = headings.map((heading) => heading.text);
    size = length(open);
  };
  for (const block of reading.blocks) {
    const text = blockText(block);
    if (block.type === 'heading') {
      if (size > maxChars * 0.75) close();
      headings = headings.filter((heading) => heading.level < block.level);
    }
    for (const piece of pieces(text, maxChars)) {
      if (size > 0 && size + piece.length > maxChars) close();
      open.push(piece);
      size += piece.length + 1;
    }
    // kept short: a document that calls everything a heading must not fill the chunks with them
    if (block.type === 'heading')
      headings = [...headings, { level: block.level, text: text.slice(0, 200) }].slice(-3);
  }
  if (open.length > 0) chunks.push({ parts: open });
  return chunks;
}

export const sizeOf = ({ parts }: Chunk): number => length(parts);

/** Two halves of a chunk that was too much at once; undefined when it is one piece already. */
export function halve(chunk: Chunk): [Chunk, Chunk] | undefined {
  if (chunk.parts.length < 2) {
    const [only = ''] = chunk.parts;
    if (only.length < 2_000) return undefined;
    const middle = Math.ceil(only.length / 2);
    return [{ parts: [only.slice(0, middle)] }, { parts: [only.slice(middle)] }];
  }
  const half = length(chunk.parts) / 2;
  let size = 0;
  const cut = chunk.parts.findIndex((part) => (size += part.length + 1) >= half) + 1;
  const at = Math.min(Math.max(cut, 1), chunk.parts.length - 1);
  return [{ parts: chunk.parts.slice(0, at) }, { parts: chunk.parts.slice(at) }];
}

const length = (parts: string[]): number => parts.reduce((sum, part) => sum + part.length + 1, 0);

function* pieces(text: string, maxChars: number): Generator<string> {
  for (let from = 0; from < text.length;) {
    const to = text.length - from <= maxChars ? text.length : lastBreak(text, from, maxChars);
    yield text.slice(from, to);
    from = to;
  }
}

/** The end of the last line or sentence that fits, else the hard limit. */
function lastBreak(text: string, from: number, maxChars: number): number {
  const window = text.slice(from, from + maxChars);
  const cut = Math.max(window.lastIndexOf('\n'), window.lastIndexOf('. ') + 1);
  return from + (cut > maxChars / 2 ? cut : maxChars);
}
