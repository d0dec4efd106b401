import type { Block, ExtractedText } from '@grantwright/shared/contract';

const truncationNote = 'This document is very long, so only its first part was read.';

/** Far more than in any guidelines, yet small enough for a single database record. */
export const extractionLimits = { characters: 3_000_000, blocks: 60_000 } as const;

/** Truncates extracted text after the last block that fits, or within the first block, and adds a note. */
export function limitLength(
  extractedText: ExtractedText,
  limits: { characters: number; blocks: number } = extractionLimits,
): ExtractedText {
  let characters = 0;
  const end = extractedText.blocks.findIndex((block, index) => {
    characters += measureBlock(block);
    return characters > limits.characters || index >= limits.blocks;
  });
  if (end < 0) return extractedText;
  const blocks =
    end > 0
      ? extractedText.blocks.slice(0, end)
      : extractedText.blocks.slice(0, 1).map(shortenBlock);
  return { ...extractedText, blocks: blocks, notes: [...extractedText.notes, truncationNote] };

  /** Truncates a block, since a document may consist of a single paragraph or table. */
  function shortenBlock(block: Block): Block {
    const room = limits.characters;
    if (block.type !== 'table')
      return {
        ...block,
        text: block.text.slice(0, block.text.lastIndexOf(' ', room) + 1 || room).trimEnd(),
      };
    let length = 0;
    const rows = block.rows.filter(
      (row) => (length += measureBlock({ type: 'table', rows: [row] })) <= room,
    );
    return { ...block, rows };
  }
}

const measureBlock = (block: Block): number =>
  block.type === 'table'
    ? block.rows.reduce(
        (sum, row) => sum + row.reduce((length, cell) => length + cell.length + 4, 0),
        0,
      )
    : block.text.length + 40;
