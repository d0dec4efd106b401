import type { Block, Reading } from '@grantwright/shared/contract';

const noteCut = 'This document is very long; only its first part was read.';

/** What one reading may hold: many times any guidelines, and well within one database record. */
export const readingLimits = { characters: 3_000_000, blocks: 60_000 } as const;

/** The reading, cut after the last block that fits, with a note when it was. */
export function bounded(
  reading: Reading,
  limits: { characters: number; blocks: number } = readingLimits,
): Reading {
  let characters = 0;
  const end = reading.blocks.findIndex((block, at) => {
    characters += lengthOf(block);
    return characters > limits.characters || at >= limits.blocks;
  });
  if (end < 0) return reading;
  return { ...reading, blocks: reading.blocks.slice(0, end), notes: [...reading.notes, noteCut] };
}

const lengthOf = (block: Block): number =>
  block.type === 'table'
    ? block.rows.reduce(
        (sum, row) => sum + row.reduce((length, cell) => length + cell.length + 4, 0),
        0,
      )
    : block.text.length + 40;
