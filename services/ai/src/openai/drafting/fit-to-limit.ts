import type { RichBlock } from '@grantwright/shared/richtext';
import {
  documentToText,
  splitSentencesWithGaps,
  splitSentences,
} from '@grantwright/shared/richtext';
import { fitsLimit, measureBlocks, type DraftingLimit } from '@grantwright/shared/submission';

/**
 * Removes whole sentences and list items from the end until the section is within the funder's limit, because models
 * may exceed it even though the prompt states it. Tables are never split, and are removed last.
 */
export function fitToLimit(blocks: RichBlock[], limit: DraftingLimit | undefined): RichBlock[] {
  if (fits(blocks, limit)) return blocks;
  const pieces = blocks.map(splitIntoPieces);
  const shortened = findLongestFitting(
    pieces.reduce((sum, { count }) => sum + count, 0),
    (count) => takeFirstPieces(pieces, count),
    limit,
  );
  if (fits(shortened, limit)) return shortened;
  return findLongestFitting(shortened.length, (count) => shortened.slice(0, count), limit);
}

/** Finds the longest text within the limit by binary search, because a runaway model writes thousands of items. */
function findLongestFitting(
  total: number,
  takeFirst: (count: number) => RichBlock[],
  limit: DraftingLimit | undefined,
): RichBlock[] {
  let fitting = 0;
  let over = total + 1;
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2);
    if (fits(takeFirst(middle), limit)) fitting = middle;
    else over = middle;
  }
  return takeFirst(fitting);
}

/** A block divided into pieces that can be omitted from its end; tables have no pieces. */
type Pieces = { count: number; first: (count: number) => RichBlock };

function splitIntoPieces(block: RichBlock): Pieces {
  switch (block.type) {
    case 'table':
      return { count: 0, first: () => block };
    case 'bulleted-list':
    case 'numbered-list':
      return {
        count: block.children.length,
        first: (count) => ({ ...block, children: block.children.slice(0, count) }),
      };
    case 'paragraph': {
      const text = documentToText([block]);
      const ends = splitSentencesWithGaps(text).map(({ end }) => end);
      return {
        count: Math.max(1, ends.length),
        first: (count) => ({
          type: 'paragraph',
          children: [{ text: text.slice(0, ends[count - 1] ?? 0) }],
        }),
      };
    }
    default:
      return { count: 1, first: () => block };
  }
}

/** Returns all tables, and the first pieces of the other blocks. */
function takeFirstPieces(blocks: readonly Pieces[], count: number): RichBlock[] {
  let remaining = count;
  return blocks.flatMap((block) => {
    const pieceCount = Math.min(remaining, block.count);
    remaining -= pieceCount;
    return pieceCount > 0 || block.count === 0 ? [block.first(pieceCount)] : [];
  });
}

const fits = (blocks: RichBlock[], limit: DraftingLimit | undefined): boolean =>
  fitsLimit(measureBlocks(blocks), limit);

/** Returns the complete sentences and table rows of a truncated text. */
export function takeWholeSentences(text: string): string {
  const trimmed = text.trimEnd();
  if (/[.!?\])"”|]$/.test(trimmed)) return trimmed;
  const line = trimmed.lastIndexOf('\n') + 1;
  const sentences = splitSentences(trimmed.slice(line));
  const isRow = trimmed.startsWith('|', line);
  return trimmed.slice(0, line + (isRow ? 0 : (sentences.at(-2)?.end ?? 0))).trimEnd();
}
