import type { Block } from '@grantwright/shared/contract';

/** A block as the model sees it: plain text with the least marking that keeps its role. */
export function blockText(block: Block): string {
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

/** A block's own words, as a quote must match them. */
export const blockWords = (block: Block): string =>
  block.type === 'table' ? block.rows.map((row) => row.join(' ')).join('\n') : block.text;
