import { documentText, type Table, type TableCell } from '../../richtext/index.ts';
import type { Look } from './look.ts';
import { cellBoxes, type Box } from './paragraph-boxes.ts';

const cellPadding = { x: 10, y: 3 };
const border = 0.5;
/** The empty line after a table. */
const afterTable = 6;

/** One box a row; rows are not divided. Columns are as wide as their longest cell needs. */
export function tableBoxes({ children }: Table, look: Look): Box[] {
  const rows = children.map((row) => row.children);
  const widths = columnWidths(rows, look.width);
  const boxes = rows.map((cells, row): Box => {
    const isHeader = row === 0 && rows.length > 1 && cells.every(({ header }) => header);
    const heights = cells.map((cell, column) => {
      const isLast = column === cells.length - 1;
      const width = isLast ? sum(widths.slice(column)) : (widths[column] ?? 0);
      return cellHeight(cell, { ...look, width: width - cellPadding.x }, isHeader);
    });
    const lineHeight = Math.max(0, ...heights) + cellPadding.y + border;
    return { lines: 1, lineHeight, before: 0, after: 0, ...(isHeader && { keepNext: true }) };
  });
  return [...boxes, { lines: 1, lineHeight: afterTable, before: 0, after: 3 }];
}

const cellHeight = (cell: TableCell, look: Look, isBold: boolean): number =>
  sum(
    cell.children
      .flatMap((block) => cellBoxes(block, look, isBold))
      .map(({ lines, lineHeight, before, after }) => lines * lineHeight + before + after),
  );

function columnWidths(rows: readonly TableCell[][], width: number): number[] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const needs = Array.from({ length: columns }, (_, column) => {
    const lengths = rows.map((row) => {
      const cell = row[column];
      return cell ? documentText(cell.children).trim().length : 0;
    });
    return Math.min(60, Math.max(10, ...lengths));
  });
  const total = sum(needs);
  return needs.map((need) => (need / total) * width);
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
