import type { Block } from '@grantwright/shared/contract';

/** Formats a block for the model as plain text, with minimal markup for its role. */
export function blockToText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'item':
      return `${'  '.repeat(block.depth)}- ${block.text}`;
    case 'table':
      return block.rows.map((row) => row.join(' | ')).join('\n');
  }
}

/** Returns the lines of a block that quotes are matched against: its text, or the rows of a table. */
export const splitBlockLines = (block: Block): string[] =>
  block.type === 'table' ? block.rows.map((row) => row.join(' ')) : [block.text];
