import type { RichBlock, Table, TableCell } from '../../richtext/index.ts';
import type { TextLayout } from './text-layout.ts';
import { listBoxes, layOutParagraph, layOutCellBlock, type Box } from './paragraph-boxes.ts';
import { cellPadding, computeColumnWidths, sum } from './compute-column-widths.ts';

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

const border = 0.5;
/** The empty line after a table. */
const afterTable = 6;

/** One box per row; a row is never split. */
function layOutTable({ children }: Table, layout: TextLayout): Box[] {
  const rows = children.map((row) => row.children);
  const widths = computeColumnWidths(rows, layout);
  const boxes = rows.map((cells, row): Box => {
    const isHeader = row === 0 && rows.length > 1 && cells.every(({ header }) => header);
    const heights = cells.map((cell, column) => {
      const isLast = column === cells.length - 1;
      const width = isLast ? sum(widths.slice(column)) : (widths[column] ?? 0);
      return measureCellHeight(cell, { ...layout, lineWidth: width - cellPadding.x }, isHeader);
    });
    const lineHeight = Math.max(0, ...heights) + cellPadding.y + border;
    return { lines: 1, lineHeight, before: 0, after: 0, ...(isHeader && { keepNext: true }) };
  });
  return [...boxes, { lines: 1, lineHeight: afterTable, before: 0, after: 3 }];
}

const measureCellHeight = (cell: TableCell, layout: TextLayout, isBold: boolean): number =>
  sum(
    cell.children
      .flatMap((block) => layOutCellBlock(block, layout, isBold))
      .map(({ lines, lineHeight, before, after }) => lines * lineHeight + before + after),
  );
