import type { Table, TableCell } from '../../richtext/index.ts';
import { cellPadding, computeColumnWidths, sum } from './compute-column-widths.ts';
import type { TextLayout } from './text-layout.ts';
import { layOutCellBlock, type Box } from './paragraph-boxes.ts';

const border = 0.5;
/** The empty line after a table. */
const afterTable = 6;

/** One box per row; a row is never split. */
export function layOutTable({ children }: Table, layout: TextLayout): Box[] {
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
