import type { RichBlock } from '../../richtext/index.ts';
import type { TextLayout } from './text-layout.ts';
import { listBoxes, layOutParagraph, type Box } from './paragraph-boxes.ts';
import { layOutTable } from './lay-out-table.ts';

const headings = {
  1: { size: 15, before: 20, after: 6 },
  2: { size: 12.5, before: 15, after: 5 },
  3: { size: 11, before: 12, after: 4 },
};
const quoteIndent = 24;

/** Returns the boxes that a block occupies in the Word file. */
export function layOutBlock(block: RichBlock, layout: TextLayout): Box[] {
  switch (block.type) {
    case 'paragraph':
      return [layOutParagraph(block, layout, {})];
    case 'heading': {
      const { size, before, after } = headings[block.level];
      const box = layOutParagraph(block, layout, { size: layout.withMinimum(size), isBold: true });
      return [{ ...box, before, after, keepNext: true }];
    }
    case 'bulleted-list':
    case 'numbered-list':
      return listBoxes(block, layout);
    case 'block-quote':
      return block.children.map((paragraph) => ({
        ...layOutParagraph(paragraph, layout, { width: layout.lineWidth - 2 * quoteIndent }),
        before: 3,
      }));
    case 'table':
      return layOutTable(block, layout);
  }
}
